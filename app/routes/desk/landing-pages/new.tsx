import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerPageForm } from "~/site/pages/desk/answer-page-form.server.ts";
import { listChoices } from "~/site/pages/desk/page-admin.store.server.ts";
import { PageForm } from "~/site/pages/desk/page-form.tsx";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/new";

export async function loader({ context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { adminPages: texts, adminMedia: media } = pageTexts[language];
	return { choices: await listChoices(shop.db, language), texts, media };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "content.change");
	return answerPageForm(shop, admin, {
		id: null,
		fields: await request.formData(),
		language,
		list: adminUrls.landingPages("nl"),
	});
}

export default function NewLandingPage({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, media, choices } = loaderData;
	return (
		<PageForm
			texts={texts}
			media={media}
			sections={null}
			title={texts.newTitle}
			address={adminUrls.newLandingPage(language)}
			listAddress={adminUrls.landingPages(language)}
			viewOf={() => null}
			stored={null}
			choices={choices}
			answer={actionData ?? null}
		/>
	);
}
