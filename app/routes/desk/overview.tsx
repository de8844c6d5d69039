import { data, redirect } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listOpenSteps } from "~/site/set-up/desk/set-up.store.server.ts";
import { SetUpPage } from "~/site/set-up/desk/set-up-page.tsx";
import type { Route } from "./+types/overview";

/** The owner's side begins with the orders, that of a new shop with what it lacks. */
export async function loader({ context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const open = await listOpenSteps(services(context).db);
	if (open.length === 0) throw redirect(adminUrls.orders(language));
	return data({ texts: pageTexts[language].adminShell.setUp, open });
}

export default function Overview({ loaderData }: Route.ComponentProps) {
	return <SetUpPage {...loaderData} />;
}
