import { redirect } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { mailTrouble } from "~/mail/desk/mail-trouble.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listOpenSteps } from "~/site/set-up/desk/set-up.store.server.ts";
import { SetUpPage } from "~/site/set-up/desk/set-up-page.tsx";
import { readOrderDays, readToday } from "~/site/today/desk/today.store.server.ts";
import { todayFor } from "~/site/today/desk/today.ts";
import { TodayPage } from "~/site/today/desk/today-page.tsx";
import { turnoverOf } from "~/site/today/desk/turnover.ts";
import { onlineTrouble } from "~/trade/payments/online/online-trouble.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { may, type Role } from "~/values/rights.ts";
import type { Route } from "./+types/overview";
import { deskMember } from "./admin.server.ts";

/** Where the desk begins for who has no Today. */
function firstPage(role: Role, language: Language): string {
	return may(role, "orders.read") ? adminUrls.orders(language) : adminUrls.deliveries(language);
}

/** The owner's side begins with what there is to do, that of a new shop with what it lacks. */
export async function loader({ context }: Route.LoaderArgs) {
	const shop = services(context);
	const { db } = shop;
	const language = languageOf(context);
	const { role } = deskMember(context);
	if (!may(role, "today.read")) throw redirect(firstPage(role, language));
	const now = new Date();
	const clock = antwerpClock(now);
	const day = clock.slice(0, 10);
	const [open, whole, days, ofPayments] = await Promise.all([
		may(role, "company.change") ? listOpenSteps(db) : [],
		readToday(db, language, day),
		readOrderDays(db, day),
		may(role, "payments.record") ? onlineTrouble(shop, language) : null,
	]);
	const texts = pageTexts[language];
	const ofMails = may(role, "mails.read") ? mailTrouble(shop.config, language) : null;
	if (open.length > 0) return { setUp: { texts: texts.adminShell.setUp, open }, today: null };
	return {
		setUp: null,
		today: {
			texts: texts.adminToday,
			today: todayFor(role, whole),
			turnover: turnoverOf(days, day),
			troubles: [ofPayments, ofMails].filter((trouble) => trouble !== null),
			clock,
			now,
		},
	};
}

export default function Overview({ loaderData }: Route.ComponentProps) {
	const { setUp, today } = loaderData;
	return setUp ? <SetUpPage {...setUp} /> : <TodayPage {...today} />;
}
