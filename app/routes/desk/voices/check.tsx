import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerCheckForm } from "~/site/voices/desk/answer-voice-form.server.ts";
import { CheckForm } from "~/site/voices/desk/check-form.tsx";
import { readChecks } from "~/site/voices/desk/voices-admin.store.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/check";

export async function loader({ context }: Route.LoaderArgs) {
	const { adminVoices: texts, voices: shop } = pageTexts[languageOf(context)];
	const { checks, seen } = await readChecks(services(context).db);
	return { texts, shop, checks, seen };
}

export async function action({ request, context }: Route.ActionArgs) {
	const list = adminUrls.voices(languageOf(context));
	const admin = allowed(context, "content.change");
	return answerCheckForm(services(context), admin, { fields: await request.formData(), list });
}

export default function ReviewCheckPage({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts } = loaderData;
	const list = adminUrls.voices(language);
	return (
		<EditorPage
			title={texts.check.title}
			back={{ to: list, label: texts.back }}
			head={<p className="max-w-prose text-muted">{texts.check.intro}</p>}
		>
			<CheckForm
				{...loaderData}
				address={adminUrls.reviewCheck(language)}
				listAddress={list}
				answer={actionData ?? null}
			/>
		</EditorPage>
	);
}
