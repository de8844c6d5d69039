import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerReviewForm } from "~/site/voices/desk/answer-voice-form.server.ts";
import { ReviewForm } from "~/site/voices/desk/review-form.tsx";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/review-new";

export async function loader({ context }: Route.LoaderArgs) {
	const { adminVoices: texts } = pageTexts[languageOf(context)];
	return { texts, today: antwerpClock(new Date()).slice(0, 10) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const list = adminUrls.voices(languageOf(context));
	const admin = allowed(context, "content.change");
	return answerReviewForm(shop, admin, { id: null, fields: await request.formData(), list });
}

export default function NewReview({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts } = loaderData;
	const list = adminUrls.voices(language);
	return (
		<EditorPage title={texts.newReview} back={{ to: list, label: texts.back }}>
			<ReviewForm
				{...loaderData}
				address={adminUrls.newReview(language)}
				listAddress={list}
				stored={null}
				isNew
				answer={actionData ?? null}
			/>
		</EditorPage>
	);
}
