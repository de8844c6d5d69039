import { answerCompanyForm } from "~/company/desk/answer-company-form.server.ts";
import { CompanyForm } from "~/company/desk/company-form.tsx";
import { isLogoPrinted, readSettings } from "~/company/desk/save-company.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { findNextStep } from "~/site/set-up/desk/find-next-step.server.ts";
import { NextStep } from "~/site/set-up/desk/next-step.tsx";
import { onlineTrouble } from "~/trade/payments/online/online-trouble.server.ts";
import { Notice } from "~/ui/notice.tsx";
import { companyCountries } from "~/values/phone.ts";
import { allowed, deskMember } from "../admin.server.ts";
import type { Route } from "./+types/company";
import { savedAddress, wasSaved } from "./saved-address.ts";
import { SettingsHead } from "./settings-head.tsx";

/** Named on the server: browsers differ in the names of countries that they know. */
function countriesIn(language: Language) {
	const names = new Intl.DisplayNames(languageTable[language].locale, { type: "region" });
	return companyCountries
		.map((code) => ({ code, name: names.of(code) ?? code }))
		.toSorted((one, other) => one.name.localeCompare(other.name, language));
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	return {
		texts: pageTexts[language].adminSettings,
		media: pageTexts[language].adminMedia,
		weekdayNames: pageTexts[language].contact.week.days,
		countries: countriesIn(language),
		stored: await readSettings(shop.db),
		trouble: await onlineTrouble(shop, language),
		isLogoPrinted: await isLogoPrinted(shop.db),
		saved: wasSaved(request),
		next: await findNextStep(shop.db, { role: deskMember(context).role, language, done: "company" }),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "company.change");
	const address = savedAddress(adminUrls.company(language));
	return answerCompanyForm(shop, admin, await request.formData(), address);
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, trouble, next } = loaderData;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<SettingsHead title={texts.company.title} text={texts.company.intro} />
			{trouble && <Notice tone="warning">{trouble}</Notice>}
			{next && <NextStep {...next} />}
			<CompanyForm {...loaderData} address={adminUrls.company(language)} answer={actionData ?? null} />
		</div>
	);
}
