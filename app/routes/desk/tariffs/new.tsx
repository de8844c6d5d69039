import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerTariffForm } from "~/trade/transport/desk/answer-tariff-form.server.ts";
import { TariffForm } from "~/trade/transport/desk/tariff-form.tsx";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/new";

export async function loader({ context }: Route.LoaderArgs) {
	const language = languageOf(context);
	return { texts: pageTexts[language].adminSettings };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "prices.change");
	const fields = await request.formData();
	return answerTariffForm(shop, admin, { key: null, fields, list: adminUrls.tariffs(language) });
}

export default function NewTariff({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts } = loaderData;
	return (
		<EditorPage
			title={texts.tariffs.newTitle}
			back={{ to: adminUrls.tariffs(language), label: texts.form.back }}
		>
			<TariffForm
				texts={texts}
				address={adminUrls.newTariff(language)}
				listAddress={adminUrls.tariffs(language)}
				isNew
				row={null}
				answer={actionData ?? null}
			/>
		</EditorPage>
	);
}
