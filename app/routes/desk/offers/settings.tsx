import { data, redirect } from "react-router";
import { versionName } from "~/desk/record/version.ts";
import { adminUrls } from "~/desk-urls.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { meetSettings, settingsBegan, typedSettings } from "~/trade/offers/desk/meet-settings.server.ts";
import { offerSettingsSchema } from "~/trade/offers/desk/offer-settings.schema.ts";
import type { SettingsAnswer, TypedSettings } from "~/trade/offers/desk/offer-settings.ts";
import { OfferSettingsForm } from "~/trade/offers/desk/offer-settings-form.tsx";
import { saveOfferSettings } from "~/trade/offers/desk/save-offer-settings.server.ts";
import { readOfferSettings } from "~/trade/offers/offer-settings.store.server.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { forEach } from "~/values/closed-set.ts";
import { languages } from "~/values/vocabulary.ts";
import { allowed } from "../admin.server.ts";
import { savedAddress, wasSaved } from "../settings/saved-address.ts";
import { SettingsHead } from "../settings/settings-head.tsx";
import type { Route } from "./+types/settings";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const settings = await readOfferSettings(db);
	const { adminOffers: texts, adminAudit: historyTexts } = pageTexts[languageOf(context)];
	return {
		...{ texts, historyTexts, stored: typedSettings(settings), began: settingsBegan(settings) },
		...{ seen: versionName(settings.updatedAt), saved: wasSaved(request) },
		usual: forEach(languages, (language) => mailCatalogues[language].offer.texts),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const submission = parseForm(await request.formData(), offerSettingsSchema);
	const { initialValue, error } = submission.reply();
	const sent = (initialValue ?? {}) as Partial<TypedSettings> & { seen?: string; began?: string };
	const typed: TypedSettings = {
		...{ validDays: sent.validDays ?? "", remindBefore: sent.remindBefore ?? "", texts: sent.texts ?? {} },
	};
	const about = { typed, seen: sent.seen ?? "", began: sent.began ?? "" };
	const refuse = (given: Partial<SettingsAnswer>, status: number) =>
		data<SettingsAnswer>({ errors: {}, met: null, ...about, ...given }, { status });
	if (submission.status !== "success") {
		const errors = Object.entries(error ?? {}).map(([name, codes]) => [name, codes?.[0] ?? "tooLong"]);
		return refuse({ errors: Object.fromEntries(errors) }, 422);
	}
	const result = await saveOfferSettings(db, allowed(context, "company.change"), submission.value);
	if (!result.saved) {
		return refuse(meetSettings({ ...about, mine: submission.value }, result.stored, language), 409);
	}
	return redirect(savedAddress(adminUrls.offerSettings(language)), { status: 303 });
}

export default function OfferSettings({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { settings } = loaderData.texts;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<SettingsHead title={settings.title} text={settings.intro} />
			<OfferSettingsForm
				{...loaderData}
				answer={useStandingAnswer(actionData)}
				action={adminUrls.offerSettings(language)}
			/>
		</div>
	);
}
