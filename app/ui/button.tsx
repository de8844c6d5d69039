import type { ComponentProps } from "react";
import { Link } from "react-router";

const shape =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2.5 text-base font-semibold leading-tight no-underline transition-colors duration-150";

const variants = {
	signal: "bg-signal text-on-signal hover:bg-signal-hover",
	brand: "bg-brand text-on-brand hover:bg-brand-hover",
	quiet: "border border-edge bg-surface text-ink hover:bg-mist",
	plain: "px-2 text-ink underline underline-offset-4 hover:text-signal-ink",
} as const;

type Variant = keyof typeof variants;

const disabled = "cursor-not-allowed bg-line text-muted";

function classes(variant: Variant, isDisabled: boolean, extra = ""): string {
	return `${shape} ${isDisabled ? disabled : variants[variant]} ${extra}`;
}

export function Button({
	variant = "brand",
	className,
	...props
}: ComponentProps<"button"> & { variant?: Variant }) {
	const isDisabled = props.disabled === true || props["aria-disabled"] === true;
	return <button {...props} className={classes(variant, isDisabled, className)} />;
}

export function ButtonLink({
	variant = "brand",
	className,
	...props
}: ComponentProps<typeof Link> & { variant?: Variant }) {
	return <Link {...props} className={classes(variant, false, className)} />;
}

/** For addresses outside the shop: tel:, mailto:. */
export function ButtonAnchor({
	variant = "brand",
	className,
	children,
	...props
}: ComponentProps<"a"> & { variant?: Variant }) {
	return (
		<a {...props} className={classes(variant, false, className)}>
			{children}
		</a>
	);
}
