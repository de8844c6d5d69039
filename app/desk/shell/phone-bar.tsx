import { Menu, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { closeOnEscape } from "~/ui/close-on-escape.ts";
import { useMenuClosing } from "~/ui/use-menu-closing.ts";
import { type DeskLink, DeskNavLink, type LinkGroup } from "./desk-links.tsx";

const sheetLink =
	"flex min-h-11 items-center gap-2 rounded-md px-2 leading-tight font-medium [font-stretch:88%] hover:bg-mist aria-[current]:bg-brand-soft aria-[current]:text-brand-ink";

/** All that the desk has, by groups, with the account at its end. */
export function LinkSheet(props: { groups: readonly LinkGroup[]; account: ReactNode }) {
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-3">
				{props.groups.map(({ label, links }) => (
					<div key={label}>
						<p aria-hidden="true" className="px-2 pb-1 text-sm text-muted">
							{label}
						</p>
						<ul
							aria-label={label}
							className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-1"
						>
							{links.map((link) => (
								<li key={link.to} className="relative">
									<DeskNavLink link={link} className={sheetLink} badgeClass="top-3 right-1" />
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
			<div className="mt-4 border-t border-line pt-4">{props.account}</div>
		</>
	);
}

const tab =
	"flex min-h-14 w-full cursor-pointer flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] font-semibold tracking-tight text-muted [font-stretch:84%] aria-[current]:text-brand-ink";

/**
 * At the foot of a phone's window: four links, and a menu of all others, which opens without scripts too.
 * @param props.links four of them at most
 */
export function PhoneBar(props: {
	label: string;
	menu: string;
	links: readonly DeskLink[];
	groups: readonly LinkGroup[];
	account: ReactNode;
}) {
	const details = useRef<HTMLDetailsElement>(null);
	const closeAfterChoice = useMenuClosing(details);
	return (
		<nav
			aria-label={props.label}
			data-clear-of-toasts
			className="desk-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
		>
			<ul className="grid auto-cols-fr grid-flow-col">
				{props.links.map((link) => (
					<li key={link.to} className="relative min-w-0">
						<DeskNavLink
							link={link}
							className={tab}
							labelClass="max-w-full truncate"
							badgeClass="top-1 left-1/2 ml-1"
						/>
					</li>
				))}
				<li>
					<details
						ref={details}
						name="desk-menu"
						className="group"
						onKeyDown={closeOnEscape}
						onClick={closeAfterChoice}
					>
						<summary
							className={`${tab} list-none group-open:text-brand-ink [&::-webkit-details-marker]:hidden`}
						>
							<Menu aria-hidden="true" className="size-5 group-open:hidden" />
							<X aria-hidden="true" className="hidden size-5 group-open:block" />
							{props.menu}
						</summary>
						<div className="absolute inset-x-0 bottom-full max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain rounded-t-lg border-t border-line bg-surface p-4 shadow-raised">
							<LinkSheet groups={props.groups} account={props.account} />
						</div>
					</details>
				</li>
			</ul>
		</nav>
	);
}
