import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { Company } from "~/company/company.ts";
import type { OpeningTimes } from "~/company/opening-now.tsx";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { lateView } from "~/ui/late-view.ts";
import { Picture } from "~/ui/picture.tsx";
import { pageSizes } from "~/ui/picture-sizes.ts";
import { urls } from "~/urls.ts";
import type { ContentsEntry } from "./contents.ts";

/** What stands beside a text. @property times of the company, where whom to ask is told here */
export type BesideText = {
	texts: PageTexts["textPage"];
	contents: ContentsEntry[];
	also: { title: string; links: { title: string; to: string }[] } | null;
	times: OpeningTimes | null;
};

/** In the document like everything else; its code comes after the first load. */
const OpeningNow = lateView(
	() => import("~/company/opening-now.tsx"),
	(file) => file.OpeningNow,
);

const line = "inline-flex min-h-11 items-center py-1 leading-snug hover:text-info hover:underline lg:min-h-9";

/** The headings of a text, to go to; opened by a press on a phone, nothing for a short text. */
function TextContents({ title, contents }: { title: string; contents: ContentsEntry[] }) {
	if (contents.length === 0) return null;
	return (
		<nav aria-label={title} className="rounded-lg bg-mist px-4 lg:bg-transparent lg:px-0">
			<details className="fold mt-0!">
				<summary>{title}</summary>
				<p className="hidden pt-4 font-bold md:block lg:pt-0">{title}</p>
				<ul className="pb-3 lg:border-l-2 lg:border-line lg:pl-4">
					{contents.map(({ id, title: heading }) => (
						<li key={id}>
							<a href={`#${id}`} className={line}>
								{heading}
							</a>
						</li>
					))}
				</ul>
			</details>
		</nav>
	);
}

/** Whom to ask, and whether somebody is there now. */
function ContactCard(props: { texts: PageTexts["textPage"]; company: Company; times: OpeningTimes }) {
	const { texts, company } = props;
	return (
		<section className="grid justify-items-start gap-2 rounded-lg border border-line p-5">
			<h2 className="text-xl">{texts.helpTitle}</h2>
			<p className="text-muted">{texts.helpText}</p>
			<p className="min-h-6 font-semibold">
				<Suspense>
					<OpeningNow times={props.times} otherwise="" />
				</Suspense>
			</p>
			{company.phoneLink && (
				<a href={`tel:${company.phoneLink}`} className={`${line} font-bold`}>
					{company.phone}
				</a>
			)}
			<ButtonLink to={urls.contact(useLanguage())} variant="quiet">
				{texts.write}
			</ButtonLink>
		</section>
	);
}

/** Pages that stand in the same group of the footer. */
function FurtherPages({ title, links }: { title: string; links: { title: string; to: string }[] }) {
	return (
		<section>
			<h2 className="text-xl">{title}</h2>
			<ul className="mt-1">
				{links.map(({ title: page, to }) => (
					<li key={to}>
						<Link to={to} className={`${line} text-info`}>
							{page}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

/** A text to be read, with its headings before it, and whom to ask and the other pages of its group behind it. */
export function TextArticle(props: {
	title: string;
	imageUrl: string | null;
	beside: BesideText;
	company: Company;
	/** The text itself. */
	children: ReactNode;
}) {
	const { title, imageUrl, beside, company } = props;
	return (
		<article className="grid gap-8 pt-10 pb-16 md:pt-14">
			<header className="page grid gap-8">
				<h1 className="text-4xl max-[360px]:text-[1.75rem]">{title}</h1>
				{imageUrl && (
					<Picture
						src={imageUrl}
						alt=""
						width={1600}
						height={900}
						sizes={pageSizes}
						eager
						className="aspect-[21/9] w-full rounded-lg bg-mist object-cover"
					/>
				)}
			</header>
			<div className="text-page page">
				<TextContents title={beside.texts.contents} contents={beside.contents} />
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">{props.children}</div>
				{(beside.also || beside.times) && (
					<aside className="grid content-start gap-6">
						{beside.times && <ContactCard texts={beside.texts} company={company} times={beside.times} />}
						{beside.also && <FurtherPages {...beside.also} />}
					</aside>
				)}
			</div>
		</article>
	);
}
