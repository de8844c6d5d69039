import { Link } from "react-router";
import { linkedPages } from "~/values/pages.ts";

const shape = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-3 font-semibold";

/** Links to the pages of a list, for whoever leafs and for whoever knows the number; nothing where there is one page. */
export function PageLinks(props: {
	page: number;
	pages: number;
	addressOf: (page: number) => string;
	words: { pages: string; previous: string; next: string };
	/** Makes an address absolute for the page's head, which then tells where the list goes on; null for none. */
	origin: string | null;
}) {
	const { page, pages, addressOf, words, origin } = props;
	if (pages === 1) return null;
	const link = (to: number, label: string | number, rel?: "prev" | "next") => (
		<Link to={addressOf(to)} rel={rel} className={`${shape} border border-edge hover:bg-mist`}>
			{label}
		</Link>
	);
	return (
		<nav aria-label={words.pages}>
			{origin !== null && page > 1 && <link rel="prev" href={origin + addressOf(page - 1)} />}
			{origin !== null && page < pages && <link rel="next" href={origin + addressOf(page + 1)} />}
			<ul className="flex flex-wrap justify-center gap-2">
				{page > 1 && <li>{link(page - 1, words.previous, "prev")}</li>}
				{linkedPages(page, pages).map((one, index) => (
					<li key={one ?? `gap-${index < 2 ? "before" : "behind"}`}>
						{one === page ? (
							<span aria-current="page" className={`${shape} bg-brand text-on-brand`}>
								{one}
							</span>
						) : one === null ? (
							<span aria-hidden="true" className="inline-flex min-h-11 items-center px-1 text-muted">
								…
							</span>
						) : (
							link(one, one)
						)}
					</li>
				))}
				{page < pages && <li>{link(page + 1, words.next, "next")}</li>}
			</ul>
		</nav>
	);
}
