import { data } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerImport } from "~/trade/transport/desk/import/answer-import.server.ts";
import { ImportPage } from "~/trade/transport/desk/import/import-page.tsx";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/import";
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
	return answerImport(shop, admin, await request.formData(), adminUrls.tariffs(language));
}

export default function ImportTariffs({ loaderData, actionData }: Route.ComponentProps) {
	const { texts } = loaderData;
	const address = adminUrls.importTariffs(useLanguage());
	return (
		<TariffPage texts={texts} title={texts.import.title} text={texts.import.intro}>
			<ImportPage texts={texts} address={address} answer={actionData ?? null} />
		</TariffPage>
	);
}
