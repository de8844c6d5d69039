import { data } from "react-router";
import { diffOf } from "~/desk/history/change-diff.ts";
import { ChangePage } from "~/desk/history/change-page.tsx";
import { findChange } from "~/desk/history/history.store.server.ts";
import { historyAddress } from "~/desk/history/history-query.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";

import type { Route } from "./+types/change";
import { thingAddress } from "./thing-address.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const found = await findChange(shop.db, params.id);
	if (!found) throw data(null, { status: 404 });
	const { before, after, userId: _user, ...change } = found;
	const isMade = before === null && after !== null;
	const versions = isMade ? "after" : after === null && before !== null ? "before" : "both";
	return {
		texts: pageTexts[language].adminAudit,
		change,
		// Compared here: a browser gets the fields that differ, not the whole thing twice.
		differences: diffOf(before, after),
		versions: versions as "before" | "after" | "both",
	};
}

export default function Change({ loaderData }: Route.ComponentProps) {
	const language = useLanguage();
	const { entity, entityId } = loaderData.change;
	const list = adminUrls.history(language);
	return (
		<ChangePage
			{...loaderData}
			listAddress={list}
			thingHistory={historyAddress(list, { entity, id: entityId })}
			thingAddress={thingAddress(language, loaderData.change)}
		/>
	);
}
