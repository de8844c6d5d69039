import { Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { urls } from "~/urls.ts";
import { pageQuery } from "../blog-pages.ts";

const shape = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-3 font-semibold";

type Words = { pages: string; newer: string; older: string };

/** Links to the pages of the list; nothing where there is one. */
export function PageLinks({ page, pages, words }: { page: number; pages: number; words: Words }) {
	const path = urls.blog(useLanguage());
	if (pages === 1) return null;
	const link = (to: number, label: string | number) => (
		<Link to={path + pageQuery(to)} className={`${shape} border border-edge hover:bg-mist`}>
			{label}
		</Link>
	);
	return (
		<nav aria-label={words.pages}>
			<ul className="flex flex-wrap justify-center gap-2">
				{page > 1 && <li>{link(page - 1, words.newer)}</li>}
				{Array.from({ length: pages }, (_, index) => index + 1).map((one) => (
					<li key={one}>
						{one === page ? (
							<span aria-current="page" className={`${shape} bg-brand text-on-brand`}>
								{one}
							</span>
						) : (
							link(one, one)
						)}
					</li>
				))}
				{page < pages && <li>{link(page + 1, words.older)}</li>}
			</ul>
		</nav>
	);
}
