import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { NavLink } from "react-router";
import { badgeText } from "./waiting.ts";

/** Where the desk leads. */
export type DeskLink = {
	label: string;
	to: string;
	icon: LucideIcon;
	/** Whether it is this page alone, and none below it. */
	isExact?: boolean;
	/** How much waits there, and what that is in words: "{count} waiting". */
	waits?: { count: number; words: string };
};

export type LinkGroup = { label: string; links: readonly DeskLink[] };

/** Says how much waits: a badge for the eye, a description of its link for the ear. */
export function WaitingBadge(props: {
	id: string;
	waits: NonNullable<DeskLink["waits"]>;
	className: string;
}) {
	const text = badgeText(props.waits.count);
	if (text === "") return null;
	return (
		<span
			className={`pointer-events-none absolute grid h-5 min-w-5 place-items-center rounded-full bg-signal px-1.5 text-xs font-bold text-on-signal ${props.className}`}
		>
			<span aria-hidden="true">{text}</span>
			<span id={props.id} className="sr-only">
				{props.waits.words.replace("{count}", text)}
			</span>
		</span>
	);
}

/**
 * One link with its icon and badge.
 * @param props.className of the link
 * @param props.labelClass of its words, which are there for screen readers also where the eye has the icon alone
 */
export function DeskNavLink(props: {
	link: DeskLink;
	className: string;
	labelClass?: string;
	badgeClass: string;
	hasTitle?: boolean;
}) {
	const { label, to, icon: Icon, isExact = false, waits } = props.link;
	const badge = useId();
	const isWaited = waits !== undefined && waits.count > 0;
	return (
		<>
			<NavLink
				to={to}
				end={isExact}
				className={props.className}
				{...(props.hasTitle && { title: label })}
				{...(isWaited && { "aria-describedby": badge })}
			>
				<Icon aria-hidden="true" className="size-5 shrink-0" />
				<span className={props.labelClass}>{label}</span>
			</NavLink>
			{isWaited && <WaitingBadge id={badge} waits={waits} className={props.badgeClass} />}
		</>
	);
}
