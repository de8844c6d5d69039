import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerStockColors } from "~/trade/catalog/desk/stock-colors/answer-stock-colors.server.ts";
import { StockColorsForm } from "~/trade/catalog/desk/stock-colors/stock-colors-form.tsx";
import { readStockColors } from "~/trade/catalog/stock-colors.store.server.ts";
import { knownColors } from "~/trade/catalog/stock-colors.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/stock-colors";
import { savedAddress, wasSaved } from "./saved-address.ts";
import { SettingsHead } from "./settings-head.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	return {
		texts: pageTexts[language].adminSettings,
		colors: knownColors(language),
		order: await readStockColors(shop.db),
		saved: wasSaved(request),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "company.change");
	const address = savedAddress(adminUrls.stockColors(language));
	return answerStockColors(shop, admin, await request.formData(), address);
}

export default function StockColors({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts } = loaderData;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<SettingsHead title={texts.colors.title} text={texts.colors.intro} />
			<StockColorsForm
				{...loaderData}
				address={adminUrls.stockColors(language)}
				answer={actionData ?? null}
			/>
		</div>
	);
}
