import { data } from "react-router";
import { EditorPage, MissingRecord } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerReviewForm } from "~/site/voices/desk/answer-voice-form.server.ts";
import { ReviewForm } from "~/site/voices/desk/review-form.tsx";
import { findReview } from "~/site/voices/desk/voices-admin.store.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/review-edit";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const { adminVoices: texts } = pageTexts[languageOf(context)];
	const stored = await findReview(db, params.id);
	return data(
		{ texts, stored, today: antwerpClock(new Date()).slice(0, 10) },
		{ status: stored ? 200 : 404 },
	);
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const list = adminUrls.voices(languageOf(context));
	const admin = allowed(context, "content.change");
	return answerReviewForm(shop, admin, { id: params.id, fields: await request.formData(), list });
}

export default function EditReview({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, stored } = loaderData;
	const back = { to: adminUrls.voices(language), label: texts.back };
	// Someone whose entry was deleted while they wrote keeps what they typed.
	if (!stored && !actionData) return <MissingRecord title={texts.editReview} text={texts.gone} back={back} />;
	return (
		<EditorPage title={texts.editReview} back={back}>
			<ReviewForm
				key={params.id}
				{...loaderData}
				address={adminUrls.review(language, params.id)}
				listAddress={back.to}
				isNew={false}
				answer={actionData ?? null}
			/>
		</EditorPage>
	);
}
