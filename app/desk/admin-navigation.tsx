import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { NavLink } from "react-router";
import { closeOnEscape } from "~/ui/close-on-escape.ts";
import { useMenuClosing } from "~/ui/use-menu-closing.ts";

export type LinkGroup = { label: string; links: readonly { label: string; to: string }[] };

type NavigationProps = { label: string; menu: string; groups: readonly LinkGroup[] };

const link =
	"inline-flex min-h-11 items-center rounded-md px-2.5 font-medium hover:bg-mist aria-[current]:bg-brand-soft aria-[current]:text-brand";

function Links({ links }: Pick<LinkGroup, "links">) {
	return links.map(({ label, to }) => (
		<li key={to}>
			<NavLink to={to} className={link}>
				{label}
			</NavLink>
		</li>
	));
}

/** On a phone: opens without scripts; with them it closes on Escape and after a choice. */
function FoldedMenu({ menu, groups }: NavigationProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const closeAfterChoice = useMenuClosing(details);
	return (
		<details ref={details} className="group md:hidden" onKeyDown={closeOnEscape} onClick={closeAfterChoice}>
			<summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-md px-2.5 font-semibold hover:bg-mist [&::-webkit-details-marker]:hidden">
				<Menu aria-hidden="true" className="size-6 group-open:hidden" />
				<X aria-hidden="true" className="hidden size-6 group-open:block" />
				{menu}
			</summary>
			<div className="grid gap-4 py-2">
				{groups.map(({ label, links }) => (
					<div key={label}>
						<p className="px-2.5 text-sm text-muted">{label}</p>
						<ul aria-label={label} className="grid grid-cols-2 gap-x-2">
							<Links links={links} />
						</ul>
					</div>
				))}
			</div>
		</details>
	);
}

/** Where the owner's side leads, by groups: folded on a phone, all in sight on anything wider. */
export function AdminNavigation(props: NavigationProps) {
	return (
		<nav aria-label={props.label} className="page pb-2">
			<FoldedMenu {...props} />
			<div className="hidden flex-wrap gap-x-6 md:flex">
				{props.groups.map(({ label, links }) => (
					<div key={label} className="flex items-baseline gap-1">
						<span aria-hidden="true" className="w-24 shrink-0 text-sm text-muted xl:w-auto">
							{label}
						</span>
						<ul aria-label={label} className="flex flex-wrap">
							<Links links={links} />
						</ul>
					</div>
				))}
			</div>
		</nav>
	);
}
