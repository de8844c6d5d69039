import { ArrowLeft } from "lucide-react";
import { data, Link, redirect } from "react-router";
import { deskLink } from "~/desk/parts/facts.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";
import { answerOfferForm } from "~/trade/offers/desk/answer-offer-form.server.ts";
import { offerBegan } from "~/trade/offers/desk/meet-offer.server.ts";
import { listContainers } from "~/trade/offers/desk/offer-desk.store.server.ts";
import { OfferEditor } from "~/trade/offers/desk/offer-editor.tsx";
import { typedOffer } from "~/trade/offers/desk/offer-form.ts";
import { seenMark } from "~/trade/offers/desk/save-offer.server.ts";
import { findOffer } from "~/trade/offers/offer.store.server.ts";
import { versionNumber } from "~/trade/offers/offer.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { allowed } from "../admin.server.ts";
import { savedAddress } from "../settings/saved-address.ts";
import type { Route } from "./+types/edit";

/** Before the decimals, as the desk's language writes amounts. */
const signOf = (language: string) => (language === "en" ? "." : ",");

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const found = await findOffer(db, params.id);
	const newest = found?.versions.at(-1);
	if (!found || !newest) throw data(null, { status: 404 });
	const { offer } = found;
	if (offer.status === "accepted") throw redirect(adminUrls.offer(language, offer.id));
	const { adminOffers: texts, adminMedia: mediaTexts, adminAudit: historyTexts } = pageTexts[language];
	return {
		...{
			texts,
			mediaTexts,
			historyTexts,
			id: offer.id,
			seen: seenMark(newest),
			hasDrawing: offer.hasDrawing,
		},
		number: versionNumber(offer.number, newest.sentAt ? newest.version + 1 : newest.version),
		began: offerBegan({ content: newest.content, language: offer.language }),
		start: typedOffer(newest.content, offer.language, signOf(language)),
		containers: await listContainers(db, language),
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const offer = { id: params.id, savedAddress: savedAddress(adminUrls.offer(language, params.id)) };
	return answerOfferForm(shop, allowed(context, "offers.change"), offer, {
		...{ form: await request.formData(), page: language },
		...{ sign: signOf(language), address: clientAddress(context), now: new Date() },
	});
}

export default function EditOffer({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, number, id } = loaderData;
	return (
		<div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16">
			<title>{`${number} · ${texts.edit}`}</title>
			<div>
				<Link to={adminUrls.offer(language, id)} className={`${deskLink} mb-1`}>
					<ArrowLeft aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.25em]" />
					{texts.summary}
				</Link>
				<h1 className="text-3xl">
					<span className="block text-base font-semibold text-muted">{texts.edit}</span>
					{number}
				</h1>
			</div>
			<OfferEditor
				key={id}
				{...loaderData}
				answer={useStandingAnswer(actionData)}
				action={adminUrls.editOffer(language, id)}
				back={adminUrls.offer(language, id)}
			/>
		</div>
	);
}
