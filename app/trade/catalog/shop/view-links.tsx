import { Link } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type ListView, listViews } from "../product-groups.ts";

const shape =
	"inline-flex min-h-11 items-center border border-edge px-4 font-semibold hover:bg-mist first:rounded-l-md last:rounded-r-md not-first:-ml-px aria-[current]:border-brand-ink aria-[current]:bg-brand aria-[current]:text-on-brand";

/** Shows a list by cards or as a table: each an address of its own, for the same page of the same list. */
export function ViewLinks(props: {
	shown: ListView | null;
	addressOf: (view: ListView | null) => string;
	words: PageTexts["containerList"]["views"];
}) {
	const { shown, addressOf, words } = props;
	return (
		<nav aria-label={words.label} className="flex max-sm:basis-full">
			{[null, ...listViews].map((view) => (
				<Link
					key={view ?? "cards"}
					to={addressOf(view)}
					preventScrollReset
					aria-current={view === shown ? "true" : undefined}
					className={shape}
				>
					{words[view ?? "cards"]}
				</Link>
			))}
		</nav>
	);
}
