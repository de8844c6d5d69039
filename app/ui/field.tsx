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

type Described = { label: ReactNode; error?: string | undefined; hint?: ReactNode };

/** What every control of a field shares; its own properties come first. */
function useField({
	label,
	error,
	hint,
	id: given,
	className,
}: Described & { id?: string | undefined; className?: string | undefined }) {
	const ownId = useId();
	const id = given ?? ownId;
	return {
		frame: { label, error, hint, id },
		control: {
			id,
			"aria-invalid": error ? true : undefined,
			"aria-describedby": describedBy(id, hint, error),
			className: `${control} ${border(error)} ${className ?? ""}`,
		},
	};
}

export function TextField({ label, error, hint, ...props }: ComponentProps<"input"> & Described) {
	const field = useField({ ...props, label, error, hint });
	return (
		<FieldFrame {...field.frame}>
			<input {...props} {...field.control} />
		</FieldFrame>
	);
}

export function SelectField({ label, error, hint, ...props }: ComponentProps<"select"> & Described) {
	const field = useField({ ...props, label, error, hint });
	return (
		<FieldFrame {...field.frame}>
			<select {...props} {...field.control} />
		</FieldFrame>
	);
}

export function TextAreaField({ label, error, hint, ...props }: ComponentProps<"textarea"> & Described) {
	const field = useField({ ...props, label, error, hint });
	return (
		<FieldFrame {...field.frame}>
			<textarea {...props} {...field.control} />
		</FieldFrame>
	);
}
