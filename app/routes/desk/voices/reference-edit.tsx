import { data } from "react-router";
import { EditorPage, MissingRecord } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerReferenceForm } from "~/site/voices/desk/answer-voice-form.server.ts";
import { ReferenceForm } from "~/site/voices/desk/reference-form.tsx";
import { findReference } from "~/site/voices/desk/voices-admin.store.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/reference-edit";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const { adminVoices: texts, adminMedia: mediaTexts } = pageTexts[languageOf(context)];
	const stored = await findReference(db, params.id);
	return data({ texts, stored, mediaTexts }, { status: stored ? 200 : 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const list = adminUrls.voices(languageOf(context));
	const admin = allowed(context, "content.change");
	return answerReferenceForm(shop, admin, { id: params.id, fields: await request.formData(), list });
}

export default function EditReference({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, stored } = loaderData;
	const back = { to: adminUrls.voices(language), label: texts.back };
	// Someone whose entry was deleted while they wrote keeps what they typed.
	if (!stored && !actionData)
		return <MissingRecord title={texts.editReference} text={texts.gone} back={back} />;
	return (
		<EditorPage title={texts.editReference} back={back}>
			<ReferenceForm
				key={params.id}
				{...loaderData}
				address={adminUrls.reference(language, params.id)}
				listAddress={back.to}
				isNew={false}
				answer={actionData ?? null}
			/>
		</EditorPage>
	);
}
