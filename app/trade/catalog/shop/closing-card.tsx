import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";

/**
 * As the last of the cards in two or three columns: it takes what is left of the last row, a row of its own where none
 * is. Its place among its neighbours says how much that is.
 */
export const closingPlace =
	"md:max-lg:[&:nth-child(odd)]:col-span-2 lg:[&:nth-child(3n+1)]:col-span-3 lg:[&:nth-child(3n+2)]:col-span-2";

/** For whom none of the containers is the one: a quote, or help with the size. */
export function ClosingCard({ words }: { words: PageTexts["containerList"]["closing"] }) {
	const language = useLanguage();
	return (
		<aside
			aria-label={words.title}
			className="screen-only flex h-full flex-wrap content-center items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-mist p-5 md:p-8"
		>
			<div className="max-w-[48ch]">
				<p className="mb-2 text-xl leading-snug font-bold">{words.title}</p>
				<p className="text-muted">{words.text}</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={urls.contact(language)}>{words.quote}</ButtonLink>
				<ButtonLink to={urls.sizeGuide(language)} variant="quiet">
					{words.guide}
				</ButtonLink>
			</div>
		</aside>
	);
}
