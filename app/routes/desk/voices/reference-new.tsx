import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerReferenceForm } from "~/site/voices/desk/answer-voice-form.server.ts";
import { ReferenceForm } from "~/site/voices/desk/reference-form.tsx";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/reference-new";

export async function loader({ context }: Route.LoaderArgs) {
	const { adminVoices: texts, adminMedia: mediaTexts } = pageTexts[languageOf(context)];
	return { texts, mediaTexts };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const list = adminUrls.voices(languageOf(context));
	const admin = allowed(context, "content.change");
	return answerReferenceForm(shop, admin, { id: null, fields: await request.formData(), list });
}

export default function NewReference({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts } = loaderData;
	const list = adminUrls.voices(language);
	return (
		<EditorPage title={texts.newReference} back={{ to: list, label: texts.back }}>
			<ReferenceForm
				{...loaderData}
				address={adminUrls.newReference(language)}
				listAddress={list}
				stored={null}
				isNew
				answer={actionData ?? null}
			/>
		</EditorPage>
	);
}
