import { data } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import { AnswerPanel } from "~/desk/detail/answer-panel.tsx";
import { DetailPage } from "~/desk/detail/detail-page.tsx";
import { HistoryPanel } from "~/desk/detail/history-panel.tsx";
import { NotesPanel } from "~/desk/detail/notes-panel.tsx";
import type { KeyedLetter } from "~/desk/detail/own-letter.ts";
import { Panel } from "~/desk/parts/facts.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { readCaseFile } from "~/mail/desk/case-file.server.ts";
import { MailsPanel } from "~/mail/desk/mails-panel.tsx";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { readAttachedFile } from "~/media/attached-file.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";
import { answerDeskOffer, offerIntentOf } from "~/trade/offers/desk/answer-desk-offer.server.ts";
import { answerQuestion } from "~/trade/offers/desk/answer-question.server.ts";
import { deskOffer } from "~/trade/offers/desk/desk-offer.server.ts";
import { OfferBadge } from "~/trade/offers/desk/offer-badge.tsx";
import { OfferFacts, OfferOutcome } from "~/trade/offers/desk/offer-facts.tsx";
import {
	AcceptPanel,
	DiscardForm,
	QuestionsPanel,
	ReminderForm,
	SendPanel,
	VersionsPanel,
	WithdrawPanel,
} from "~/trade/offers/desk/offer-panels.tsx";
import { findOffer } from "~/trade/offers/offer.store.server.ts";
import { OfferView } from "~/trade/offers/shop/offer-view.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { Notice } from "~/ui/notice.tsx";
import { orderTaker } from "../../letter-sender.server.ts";
import { allowed } from "../admin.server.ts";
import { wasSaved } from "../settings/saved-address.ts";
import type { Route } from "./+types/detail";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const [found, file, sender] = await Promise.all([
		findOffer(shop.db, params.id),
		readCaseFile(shop.db, "offer", params.id),
		orderTaker(shop),
	]);
	const offer = found && deskOffer(found, { sender, language, now: new Date() });
	if (!offer) throw data(null, { status: 404 });
	return {
		...offer,
		file,
		wasSaved: wasSaved(request),
		texts: pageTexts[language].adminTrade,
		offerTexts: pageTexts[language].adminOffers,
		viewTexts: pageTexts[language].offerPage,
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "offers.change", "letters.resend", "notes.add");
	const { id } = params;
	const form = await request.formData();
	const intent = offerIntentOf(form);
	const address = adminUrls.offer(language, id);
	const taker = await orderTaker(shop);
	const now = new Date();
	if (intent) {
		const places = { id, address, list: adminUrls.offers(language) };
		const given = { intent, form, taker, from: clientAddress(context), now };
		return answerDeskOffer(shop, admin, places, given);
	}
	const found = await findOffer(shop.db, id);
	if (!found) throw data(null, { status: 404 });
	const thing = {
		entity: "offer" as const,
		readFile: readAttachedFile,
		...{ id, address, label: found.offer.number },
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
		answer: (letter: KeyedLetter) => answerQuestion(shop.db, admin, { id, sender: taker, letter, now }),
	};
	return answerDeskForm(shop, admin, thing, form);
}

export { readsMoved as shouldRevalidate } from "~/desk/detail/reads-moved.tsx";

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
	const said = useStandingAnswer(actionData);
	const { offer, file, texts, offerTexts, viewTexts, isWriting, state, binding } = loaderData;
	const language = useLanguage();
	const action = adminUrls.offer(language, offer.id);
	const own = said && "offer" in said ? said : null;
	const deskAnswer = said && "intent" in said ? said : null;
	const panel = { texts: offerTexts, action, answer: own };
	const isOpen = offer.status === "sent";
	const { seen } = loaderData;
	const accepts = isOpen
		? binding && { version: binding.version, total: binding.total, isDraft: false }
		: offer.status === "draft" && { version: loaderData.version, total: loaderData.total, isDraft: true };
	return (
		<DetailPage
			texts={texts}
			list={{ title: texts.offers.title, address: adminUrls.offers(language) }}
			kind={texts.offers.one}
			title={loaderData.number}
			badge={<OfferBadge state={state} texts={offerTexts} />}
			answer={deskAnswer}
			aside={
				<>
					{isWriting && (
						<SendPanel
							{...panel}
							{...{ seen, total: loaderData.total, mail: loaderData.mail ?? "" }}
							pdf={adminUrls.offerPdf(language, offer.id)}
						/>
					)}
					{accepts && <AcceptPanel {...panel} {...accepts} seen={seen} name={offer.buyerName} />}
					{isOpen && <WithdrawPanel {...panel} />}
					<VersionsPanel texts={offerTexts} versions={loaderData.versions} />
					<HistoryPanel
						texts={texts}
						changes={file.changes}
						since={offer.createdAt}
						badge={(status) => <OfferBadge state={status} texts={offerTexts} />}
					/>
					<MailsPanel texts={texts} mails={file.mails} resendKey={file.resendKey} action={action} />
				</>
			}
		>
			<OfferOutcome texts={offerTexts} wasSaved={loaderData.wasSaved} />
			<QuestionsPanel texts={offerTexts} messages={loaderData.messages} />
			<Panel title={offerTexts.summary} id="summary">
				{isWriting && binding && <Notice tone="info">{offerTexts.draftNote}</Notice>}
				{loaderData.vatUnknown && <Notice tone="warning">{offerTexts.vatUnknown}</Notice>}
				<OfferFacts found={loaderData} texts={texts} offerTexts={offerTexts} />
				{offer.status !== "accepted" && (
					<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
						<ButtonLink to={adminUrls.editOffer(language, offer.id)} variant={isWriting ? "brand" : "quiet"}>
							{isWriting ? offerTexts.edit : offerTexts.editNext}
						</ButtonLink>
						{isWriting && <DiscardForm {...panel} seen={seen} isWhole={binding === null} />}
					</div>
				)}
				{isOpen && <ReminderForm {...panel} stopped={offer.remindersStopped} />}
				<OfferView
					texts={viewTexts}
					shown={loaderData.shown}
					language={offer.language}
					drawing={loaderData.hasDrawing ? adminUrls.offerDrawing(language, offer.id) : null}
				/>
			</Panel>
			{loaderData.answerDraft && (
				<AnswerPanel
					texts={{ ...texts, letter: { ...texts.letter, answerHint: offerTexts.answer.hint } }}
					draft={loaderData.answerDraft}
					letterKey={file.resendKey}
					seenMail={file.latestMail}
					answer={deskAnswer}
					action={action}
				/>
			)}
			<NotesPanel {...{ texts, notes: file.notes, answer: deskAnswer, action }} noteKey={file.noteKey} />
		</DetailPage>
	);
}
