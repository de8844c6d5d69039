import type { ReactNode } from "react";
import { formatDate } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Picture } from "~/ui/picture.tsx";
import { cardSizes } from "~/ui/picture-sizes.ts";
import { noonOf } from "~/values/day.ts";
import type { Language, ReviewCheck } from "~/values/vocabulary.ts";
import { firstShown, foldWords, mostStars, type Reference, type Review, siteOf, textFor } from "../voices.ts";

type Texts = PageTexts["voices"];

/** Drawn on the server alone: no part of it may need a script. */
type Reader = { texts: Texts; language: Language; heading: "h2" | "h3" };

const card =
	"flex h-full flex-col gap-3 overflow-hidden rounded-lg border border-line bg-surface text-ink [overflow-wrap:anywhere]";

function Stars({ texts, stars }: { texts: Texts; stars: number }) {
	return (
		<p className="flex text-brand-ink">
			<span className="sr-only">{texts.stars.replace("{stars}", String(stars))}</span>
			{Array.from({ length: mostStars }, (_, index) => (
				<svg
					// biome-ignore lint/suspicious/noArrayIndexKey: five of one kind
					key={index}
					viewBox="0 0 24 24"
					aria-hidden="true"
					strokeWidth={1.5}
					className={`size-5 stroke-current ${index < stars ? "fill-current" : "fill-none"}`}
				>
					<path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z" />
				</svg>
			))}
		</p>
	);
}

function ReviewCard({ review, reader }: { review: Review; reader: Reader }) {
	const { texts, language } = reader;
	const { lead, rest } = foldWords(review.words);
	const isForeign = review.language !== language;
	return (
		<figure className={`${card} p-4 md:p-6`}>
			{review.stars !== null && <Stars texts={texts} stars={review.stars} />}
			<blockquote lang={isForeign ? review.language : undefined} className="whitespace-pre-line">
				<p>{lead}</p>
				{rest !== null && (
					<details className="fold md:mt-0!">
						<summary lang={language}>
							{texts.more}
							<span className="sr-only">{labelled(language, "", review.name)}</span>
						</summary>
						<p>{rest}</p>
					</details>
				)}
			</blockquote>
			<figcaption className="mt-auto grid justify-items-start gap-0.5 text-sm text-muted">
				<span className="font-bold text-ink">
					{review.name}
					{review.place !== null && <span className="font-normal text-muted">, {review.place}</span>}
				</span>
				<span>
					<time dateTime={review.saidOn}>{formatDate(language, noonOf(review.saidOn))}</time>
					{isForeign && ` · ${texts.in[review.language]}`}
				</span>
				{review.sourceUrl === null ? (
					<span>{texts.said}</span>
				) : (
					<a
						href={review.sourceUrl}
						target="_blank"
						rel="noopener nofollow ugc"
						className="inline-flex min-h-6 items-center text-brand-ink underline underline-offset-4"
					>
						{texts.standsAt.replace("{site}", siteOf(review.sourceUrl))}
					</a>
				)}
			</figcaption>
		</figure>
	);
}

function ReferenceCard({ reference, reader }: { reference: Reference; reader: Reader }) {
	const { language, heading: Heading } = reader;
	const said = textFor(reference.texts, language);
	if (!said) return null;
	const { title, text, imageAlt } = said.text;
	const lang = said.language === language ? undefined : said.language;
	const where = [reference.place, reference.year].filter((fact) => fact !== null).join(" · ");
	return (
		<article className={card}>
			{reference.imageUrl !== null && (
				<div lang={lang}>
					<Picture
						src={reference.imageUrl}
						alt={imageAlt ?? ""}
						width={1600}
						height={900}
						sizes={cardSizes}
						className="aspect-video w-full bg-mist object-cover"
					/>
				</div>
			)}
			<div
				className={`grid gap-1 px-4 pb-4 md:px-6 md:pb-6 ${reference.imageUrl === null ? "pt-4 md:pt-6" : ""}`}
			>
				<Heading lang={lang} className="text-lg font-bold md:text-xl">
					{title}
				</Heading>
				{where !== "" && <p className="text-sm text-muted">{where}</p>}
				{text !== null && (
					<p lang={lang} className="mt-1 whitespace-pre-line">
						{text}
					</p>
				)}
			</div>
		</article>
	);
}

/** Cards below each other on a phone, the later ones behind a line that opens them; three in a row where there is room. */
function Cards({
	label,
	more,
	cards,
}: {
	label: string;
	more: string;
	cards: { id: string; card: ReactNode }[];
}) {
	const list = (some: typeof cards, name: string) => (
		<ul
			aria-label={name}
			className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:gap-6 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-3"
		>
			{some.map(({ id, card }) => (
				<li key={id}>{card}</li>
			))}
		</ul>
	);
	const rest = cards.slice(firstShown);
	return (
		<>
			{list(cards.slice(0, firstShown), label)}
			{rest.length > 0 && (
				<details className="fold">
					<summary>{more.replace("{count}", String(rest.length))}</summary>
					{list(rest, more.replace("{count}", String(rest.length)))}
				</details>
			)}
		</>
	);
}

/** Reviews, with whether and how the shop makes sure that they come from buyers (CEL VI.99 §7, UCPD art. 7(6)). */
export function ReviewCards(props: Reader & { reviews: readonly Review[]; checks: ReviewCheck }) {
	const { texts, reviews, checks } = props;
	return (
		<div className="grid gap-4 md:gap-6">
			<Cards
				label={texts.reviews}
				more={texts.moreReviews}
				cards={reviews.map((review) => ({
					id: review.id,
					card: <ReviewCard review={review} reader={props} />,
				}))}
			/>
			<p className="max-w-prose text-sm opacity-85">
				{texts.checks[checks]} {texts.chosen}
			</p>
		</div>
	);
}

export function ReferenceCards(props: Reader & { references: readonly Reference[] }) {
	const { texts, references } = props;
	return (
		<div className="grid gap-4 md:gap-6">
			<Cards
				label={texts.references}
				more={texts.moreReferences}
				cards={references.map((reference) => ({
					id: reference.id,
					card: <ReferenceCard reference={reference} reader={props} />,
				}))}
			/>
		</div>
	);
}
