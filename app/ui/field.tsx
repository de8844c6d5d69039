import { type ComponentProps, type ReactNode, useId } from "react";

const control =
	"min-h-11 w-full rounded-md border bg-surface px-3 py-2 text-base text-ink placeholder:text-muted disabled:bg-mist disabled:text-muted";

function border(error: string | undefined): string {
	return error ? "border-error" : "border-edge";
}

type FieldProps = {
	label: ReactNode;
	error?: string | undefined;
	hint?: ReactNode;
	id: string;
	children: ReactNode;
};

/** Label, control, hint and error, tied together for eyes and screen readers. */
function FieldFrame({ label, error, hint, id, children }: FieldProps) {
	return (
		<div className="grid content-start gap-1.5">
			<label htmlFor={id} className="text-sm font-semibold">
				{label}
			</label>
			{children}
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-muted">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="text-sm font-medium text-error">
					{error}
				</p>
			)}
		</div>
	);
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
	return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

type InputProps = ComponentProps<"input"> & {
	label: ReactNode;
	error?: string | undefined;
	hint?: ReactNode;
};

export function TextField({ label, error, hint, className, ...props }: InputProps) {
	const ownId = useId();
	const id = props.id ?? ownId;
	return (
		<FieldFrame label={label} error={error} hint={hint} id={id}>
			<input
				{...props}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, hint, error)}
				className={`${control} ${border(error)} ${className ?? ""}`}
			/>
		</FieldFrame>
	);
}

type SelectProps = ComponentProps<"select"> & { label: ReactNode; error?: string | undefined };

export function SelectField({ label, error, className, ...props }: SelectProps) {
	const ownId = useId();
	const id = props.id ?? ownId;
	return (
		<FieldFrame label={label} error={error} id={id}>
			<select
				{...props}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, null, error)}
				className={`${control} ${border(error)} ${className ?? ""}`}
			/>
		</FieldFrame>
	);
}

type TextAreaProps = ComponentProps<"textarea"> & { label: ReactNode; error?: string | undefined };

export function TextAreaField({ label, error, className, ...props }: TextAreaProps) {
	const ownId = useId();
	const id = props.id ?? ownId;
	return (
		<FieldFrame label={label} error={error} id={id}>
			<textarea
				{...props}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, null, error)}
				className={`${control} ${border(error)} ${className ?? ""}`}
			/>
		</FieldFrame>
	);
}
