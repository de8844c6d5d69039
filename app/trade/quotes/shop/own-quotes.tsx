import { Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { urls } from "~/urls.ts";

/** A quote request as its buyer's list shows it. @property productId null for one of no container, or of one that is gone */
export type OwnQuote = {
	id: string;
	title: string;
	productId: string | null;
	quantity: number;
	date: string;
	status: string;
};

/** A buyer's own quote requests, newest first. */
export function OwnQuotes({ texts, quotes }: { texts: PageTexts["ownTrade"]; quotes: OwnQuote[] }) {
	const language = useLanguage();
	return (
		<section
			aria-labelledby="own-quotes"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-6 shadow-card md:p-8"
		>
			<h2 id="own-quotes" className="text-2xl">
				{texts.quotes}
			</h2>
			{quotes.length === 0 && <p className="text-muted">{texts.noQuotes}</p>}
			<ul className="divide-y divide-line">
				{quotes.map(({ id, title, productId, quantity, date, status }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 first:pt-0"
					>
						<p className="flex min-w-0 flex-wrap items-center gap-2 font-semibold">
							<span>
								{quantity} ×{" "}
								{productId === null ? (
									title
								) : (
									<Link to={urls.container(language, productId)} className="hover:underline">
										{title}
									</Link>
								)}
							</span>
							<Badge tone="info">{status}</Badge>
						</p>
						<p className="text-sm text-muted">{date}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
