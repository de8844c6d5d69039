import { data } from "react-router";
import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerTariffForm } from "~/trade/transport/desk/answer-tariff-form.server.ts";
import { findTariffRow } from "~/trade/transport/desk/tariff-admin.store.server.ts";
import { TariffForm } from "~/trade/transport/desk/tariff-form.tsx";
import { Notice } from "~/ui/notice.tsx";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/edit";

export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const row = await findTariffRow(shop.db, params);
	return data({ texts: pageTexts[language].adminSettings, row }, { status: row ? 200 : 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "prices.change");
	const fields = await request.formData();
	return answerTariffForm(shop, admin, { key: params, fields, list: adminUrls.tariffs(language) });
}

export default function EditTariff({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, row } = loaderData;
	const { country, prefix } = params;
	return (
		<EditorPage
			title={`${texts.tariffs.editTitle} · ${country} ${prefix}`}
			back={{ to: adminUrls.tariffs(language), label: texts.form.back }}
		>
			{/* Someone whose tariff was deleted while they wrote keeps what they typed. */}
			{row || actionData ? (
				<TariffForm
					key={`${country} ${prefix}`}
					texts={texts}
					address={adminUrls.editTariff(language, country, prefix)}
					listAddress={adminUrls.tariffs(language)}
					isNew={false}
					row={row}
					answer={actionData ?? null}
				/>
			) : (
				<Notice tone="error" role="alert">
					{texts.tariffs.gone}
				</Notice>
			)}
		</EditorPage>
	);
}
