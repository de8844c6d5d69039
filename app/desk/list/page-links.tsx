import { useFormat } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";

/** Leads through the pages of a list; nothing where one page holds it all. @param props.to address of a page */
export function PageLinks(props: {
	texts: { pages: string; page: string; previous: string; next: string };
	page: number;
	last: number;
	to: (page: number) => string;
}) {
	const { texts, page, last, to } = props;
	const { number } = useFormat();
	if (last === 1) return null;
	return (
		<nav aria-label={texts.pages} className="flex flex-wrap items-center justify-between gap-4">
			{page > 1 ? (
				<ButtonLink to={to(page - 1)} variant="quiet" rel="prev">
					{texts.previous}
				</ButtonLink>
			) : (
				<span />
			)}
			<span className="font-semibold">
				{texts.page} {number(page)} / {number(last)}
			</span>
			{page < last ? (
				<ButtonLink to={to(page + 1)} variant="quiet" rel="next">
					{texts.next}
				</ButtonLink>
			) : (
				<span />
			)}
		</nav>
	);
}
