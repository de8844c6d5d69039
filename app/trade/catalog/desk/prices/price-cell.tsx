import type { ReactNode } from "react";

const control =
	"min-h-11 w-full min-w-0 rounded-md border bg-surface px-2.5 py-2 text-base tabular-nums text-ink";

type CellProps = {
	/** Of the column; on a desktop the heading row says it to the eye. */
	label: string;
	/** Names the row for who cannot see it. */
	of: string;
	name: string;
	error: string | undefined;
	/** Under the control: what is stored today, that it is on request. */
	note?: ReactNode;
};

/** @param isWide on a phone, where two stand beside each other, it has a line of its own */
function Frame(props: CellProps & { children: ReactNode; isWide?: boolean }) {
	const { label, of, name, error, note, children, isWide } = props;
	return (
		<div className={`grid min-w-0 content-start gap-1 ${isWide ? "max-lg:col-span-full" : ""}`}>
			<label htmlFor={name} className="text-sm font-semibold lg:sr-only">
				{label}
				<span className="sr-only">: {of}</span>
			</label>
			{children}
			{note && (
				<p id={`${name}-note`} className="text-sm text-muted lg:text-right">
					{note}
				</p>
			)}
			{error && (
				<p id={`${name}-error`} className="text-sm font-medium text-error">
					{error}
				</p>
			)}
		</div>
	);
}

function controlProps({ name, error, note }: CellProps, align: string) {
	const describedBy = [note && `${name}-note`, error && `${name}-error`].filter(Boolean).join(" ");
	return {
		...{ id: name, name, "aria-invalid": error ? (true as const) : undefined },
		"aria-describedby": describedBy || undefined,
		className: `${control} ${align} ${error ? "border-error" : "border-edge"}`,
	};
}

/** A price that is typed into a row of the table. */
export function PriceCell(props: CellProps & { value: string }) {
	return (
		<Frame {...props}>
			<input
				{...controlProps(props, "lg:text-right")}
				type="text"
				inputMode="decimal"
				autoComplete="off"
				maxLength={20}
				defaultValue={props.value}
			/>
		</Frame>
	);
}

/** A choice in a row of the table. */
export function ChoiceCell(props: CellProps & { value: string; choices: Readonly<Record<string, string>> }) {
	return (
		<Frame {...props} isWide>
			<select {...controlProps(props, "")} defaultValue={props.value}>
				{Object.entries(props.choices).map(([value, label]) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</Frame>
	);
}
