import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { WithTooltip } from "~/ui/tooltip.tsx";

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowRight: (at, last) => (at === last ? 0 : at + 1),
	ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
	Home: () => 0,
	End: (_at, last) => last,
};

/** A toolbar as the ARIA practices have it: one stop for Tab, arrow keys inside. */
export function Toolbar(props: { label: string; className?: string; children: ReactNode }) {
	const bar = useRef<HTMLDivElement>(null);
	const used = useRef<HTMLElement>(null);

	function buttons(): HTMLButtonElement[] {
		return [...(bar.current?.querySelectorAll("button") ?? [])];
	}
	/** Tab comes back to the button that was used last; before that, and where it has gone away, to the first. */
	function setStop(): void {
		const all = buttons();
		const stop = all.find((button) => button === used.current) ?? all[0];
		for (const button of all) button.tabIndex = button === stop ? 0 : -1;
	}
	function move(event: KeyboardEvent): void {
		const all = buttons();
		const at = all.findIndex((button) => button.matches(":focus"));
		const target = at < 0 ? undefined : all[moves[event.key]?.(at, all.length - 1) ?? -1];
		if (!target) return;
		event.preventDefault();
		target.focus();
	}
	// Buttons come and go with what can be done.
	useLayoutEffect(setStop);
	return (
		<div
			ref={bar}
			role="toolbar"
			aria-label={props.label}
			onKeyDown={move}
			onFocus={({ target }) => {
				used.current = target;
				setStop();
			}}
			className={`flex gap-0.5 bg-mist p-1 ${props.className ?? ""}`}
		>
			{props.children}
		</div>
	);
}

/** A button of a toolbar. The text's selection stays when it is clicked. */
export function Tool(props: {
	label: string;
	/** Undefined for what is done once rather than switched. */
	pressed?: boolean | undefined;
	disabled?: boolean | undefined;
	onUse: () => void;
	/** Its icon, or its words where it has no icon. */
	children: ReactNode;
}) {
	const { pressed, disabled = false } = props;
	const look = disabled ? "text-muted/60" : "hover:bg-brand-soft";
	const button = (
		<button
			type="button"
			tabIndex={-1}
			aria-label={props.label}
			aria-pressed={pressed}
			aria-disabled={disabled}
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => !disabled && props.onUse()}
			className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-sm px-2 text-sm font-semibold whitespace-nowrap -outline-offset-2 ${pressed ? "bg-brand text-on-brand" : look}`}
		>
			{props.children}
		</button>
	);
	return props.children === props.label ? button : <WithTooltip text={props.label}>{button}</WithTooltip>;
}

/** Between groups of tools, where there is room for it. */
export function ToolGap() {
	return <span aria-hidden="true" className="hidden w-3 md:block" />;
}
