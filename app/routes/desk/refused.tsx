import { data, redirect } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { listOwners } from "~/people/accounts/desk/members.store.server.ts";
import { RefusedPage } from "~/people/accounts/desk/refused-page.tsx";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { holdersOf, may, rights } from "~/values/rights.ts";
import type { Route } from "./+types/refused";
import { deskMember } from "./admin.server.ts";

/** Where the door leads who belongs here and may not: which right is missing, and who may give it. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const { role, email } = deskMember(context);
	const right = memberOf(rights, url.searchParams.get("right"));
	// Given by now, or never asked for.
	if (right === null || may(role, right)) throw redirect(adminUrls.overview(language));
	const owners = await listOwners(services(context).db);
	return data(
		{
			...{ right, role, email, holders: holdersOf(right) },
			wasSent: url.searchParams.get("sent") === "yes",
			owners,
			texts: pageTexts[language].adminRights,
		},
		{ status: 403 },
	);
}

export default function Refused({ loaderData }: Route.ComponentProps) {
	return <RefusedPage {...loaderData} home={adminUrls.overview(useLanguage())} />;
}
