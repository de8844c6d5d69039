import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { useScripted } from "~/ui/use-scripted.ts";
import { DeskNavLink, type LinkGroup } from "./desk-links.tsx";
import { type SideWidth, sideFields } from "./side-width.ts";

const link =
	"flex min-h-8.5 items-center gap-3 rounded-md px-3 font-medium text-on-brand hover:bg-brand aria-[current]:bg-brand side-narrow:flex-col side-narrow:gap-0.5 side-narrow:px-0.5 side-narrow:py-1";

/** Beside an icon, or small below it. */
export const sideLabel =
	"min-w-0 max-w-full truncate side-narrow:text-[0.65rem] side-narrow:leading-tight side-narrow:[font-stretch:80%]";

/**
 * Beside the page from a tablet on: wide with its words where the window has room for them, unless the owner has folded
 * it; else icons with small ones.
 */
export function SideBar(props: {
	label: string;
	groups: readonly LinkGroup[];
	/** As the browser has kept it. */
	width: SideWidth;
	words: { fold: string; unfold: string };
	/** Takes the form that keeps the width. */
	address: string;
	head: ReactNode;
	/** What stands below the links: who is signed in, and the way out. */
	foot: ReactNode;
}) {
	const { words } = props;
	const fetcher = useFetcher();
	const scripted = useScripted();
	const { pathname, search } = useLocation();
	const nav = useRef<HTMLElement>(null);
	const sent = fetcher.formData?.get(sideFields.width);
	const width = sent === "narrow" || sent === "wide" ? sent : props.width;
	const isNarrow = width === "narrow";
	const Fold = isNarrow ? PanelLeftOpen : PanelLeftClose;

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
	useEffect(() => {
		nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
	}, [pathname]);

	return (
		<header
			data-narrow={isNarrow || undefined}
			className="desk-side sticky top-0 hidden h-dvh w-22 shrink-0 flex-col bg-brand-strong text-on-brand md:flex xl:not-data-narrow:w-60"
		>
			<div className="grid gap-2 p-3 pb-2 side-narrow:justify-items-center">{props.head}</div>
			<nav
				ref={nav}
				aria-label={props.label}
				className="min-h-0 flex-1 overflow-y-auto px-3 pb-3 [scrollbar-width:thin] side-narrow:px-1.5"
			>
				{props.groups.map(({ label, links }) => (
					<div key={label} className="pt-2">
						<p
							aria-hidden="true"
							className="px-3 py-1 text-xs font-semibold text-on-brand-muted side-narrow:sr-only"
						>
							{label}
						</p>
						<ul aria-label={label} className="grid border-on-brand/20 side-narrow:border-t side-narrow:pt-1">
							{links.map((one) => (
								<li key={one.to} className="relative">
									<DeskNavLink
										link={one}
										className={link}
										labelClass={sideLabel}
										badgeClass="top-[7px] right-2 side-narrow:top-0 side-narrow:right-0.5"
										hasTitle
									/>
								</li>
							))}
						</ul>
					</div>
				))}
			</nav>
			<div className="grid gap-1 border-t border-on-brand/20 p-3 side-narrow:px-1.5">
				{props.foot}
				<fetcher.Form method="post" action={props.address} className="hidden xl:block">
					{!scripted && <input type="hidden" name={sideFields.back} value={pathname + search} />}
					<button
						type="submit"
						name={sideFields.width}
						value={isNarrow ? "wide" : "narrow"}
						title={isNarrow ? words.unfold : words.fold}
						className="flex min-h-8.5 w-full items-center gap-3 rounded-md px-3 text-sm text-on-brand-muted hover:bg-brand side-narrow:flex-col side-narrow:gap-0.5 side-narrow:px-0.5 side-narrow:py-1"
					>
						<Fold aria-hidden="true" className="size-5 shrink-0" />
						<span className={sideLabel}>{isNarrow ? words.unfold : words.fold}</span>
					</button>
				</fetcher.Form>
			</div>
		</header>
	);
}
