import { data } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerPageForm } from "~/site/pages/desk/answer-page-form.server.ts";
import { listChoices } from "~/site/pages/desk/page-admin.store.server.ts";
import { startValues } from "~/site/pages/desk/page-admin.ts";
import { PageForm } from "~/site/pages/desk/page-form.tsx";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/new";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	await requireAdmin(shop, request, language);
	const { adminPages: texts, adminMedia: media } = pageTexts[language];
	return data({ choices: await listChoices(shop.db, language), texts, media }, { headers: notKept });
}

export function headers() {
	return notKept;
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	const admin = await requireAdmin(shop, request, language);
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
			start={startValues(null)}
			seen={null}
			choices={choices}
			answer={actionData ?? null}
		/>
	);
}
