import { data } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerTariffForm } from "~/trade/transport/desk/answer-tariff-form.server.ts";
import { TariffForm } from "~/trade/transport/desk/tariff-form.tsx";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/new";
import { TariffPage } from "./tariff-page.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const language = requireLanguage(params.lang);
	await requireAdmin(services({ context }), request, language);
	return data({ texts: pageTexts[language].adminSettings }, { headers: notKept });
}

export function headers() {
	return notKept;
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	const admin = await requireAdmin(shop, request, language);
	const fields = await request.formData();
	return answerTariffForm(shop, admin, { key: null, fields, list: adminUrls.tariffs(language) });
}

export default function NewTariff({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts } = loaderData;
	return (
		<TariffPage texts={texts} title={texts.tariffs.newTitle}>
			<TariffForm
				texts={texts}
				address={adminUrls.newTariff(language)}
				listAddress={adminUrls.tariffs(language)}
				isNew
				row={null}
				answer={actionData ?? null}
			/>
		</TariffPage>
	);
}
