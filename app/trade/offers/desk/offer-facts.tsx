import { Link, useSearchParams } from "react-router";
import { deskLink, type Fact, Facts } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { memberOf } from "~/values/closed-set.ts";
import type { DeskOffer } from "./desk-offer.server.ts";
import { deskOfferFields, deskOfferIntents, outcomeId } from "./offer-actions.ts";

type OfferTexts = PageTexts["adminOffers"];

/** What has just been done to an offer. */
export function OfferOutcome(props: { texts: OfferTexts; wasSaved: boolean }) {
	const { texts: offerTexts } = props;
	const [parameters] = useSearchParams();
	const done = memberOf(deskOfferIntents, parameters.get(deskOfferFields.done) ?? "");
	const { send, withdraw, accept, discard, reminders } = offerTexts;
	const words = { send, withdraw, accept, discard, remind: reminders };
	const text = done ? words[done].done : props.wasSaved ? offerTexts.saved : null;
	if (text === null) return null;
	return (
		<div id={outcomeId}>
			<Notice tone="success" role="status">
				{text}
			</Notice>
		</div>
	);
}

/** What an offer belongs to, and who has answered it. */
export function OfferFacts(props: {
	found: Pick<DeskOffer, "offer" | "order" | "binding">;
	texts: PageTexts["adminTrade"];
	offerTexts: OfferTexts;
}) {
	const { offerTexts, texts } = props;
	const { offer, order, binding } = props.found;
	const language = useLanguage();
	const answered = offer.answeredHow && (
		<>
			{offer.answeredBy} · {offerTexts.accept.ways[offer.answeredHow]}
			{offer.answeredAt && (
				<>
					{" · "}
					<Moment date={offer.answeredAt} />
				</>
			)}
		</>
	);
	const facts: Fact[] = [
		[
			offerTexts.order,
			order && (
				<Link to={adminUrls.order(language, order.id)} className={deskLink}>
					{order.orderNumber}
				</Link>
			),
		],
		[
			offerTexts.quote,
			offer.quoteId && (
				<Link to={adminUrls.quote(language, offer.quoteId)} className={deskLink}>
					{offerTexts.openQuote}
				</Link>
			),
		],
		[offer.status === "declined" ? offerTexts.declinedBy : offerTexts.acceptedBy, answered],
		[offerTexts.reason, offer.declineReason],
		[
			offerTexts.seeLink,
			binding && (
				<a href={binding.link} className={deskLink}>
					{offerTexts.summary}
				</a>
			),
		],
		[texts.words.language, languageTable[offer.language].nativeName],
		[
			texts.words.customer,
			<Link key="buyer" to={adminUrls.buyer(language, offer.email.toLowerCase())} className={deskLink}>
				{texts.detail.buyer}
			</Link>,
		],
	];
	return <Facts facts={facts} />;
}
