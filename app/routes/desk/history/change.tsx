import { data, redirect } from "react-router";
import { type Difference, diffOf } from "~/desk/history/change-diff.ts";
import { ChangePage } from "~/desk/history/change-page.tsx";
import { describeChange } from "~/desk/history/describe-change.ts";
import { findChange } from "~/desk/history/history.store.server.ts";
import { historyAddress } from "~/desk/history/history-query.ts";
import { withoutKept } from "~/desk/history/kept-rows.server.ts";
import { restoreFields, restoreStatuses, versions } from "~/desk/history/restore.ts";
import { offerOf } from "~/desk/history/restore-offer.server.ts";
import type { RestoreAnswer } from "~/desk/history/restore-panel.tsx";
import { restoreChange, restoringRights } from "~/desk/history/restorer.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listNames } from "~/site/pages/desk/page-admin.store.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { AuditEntity } from "~/values/vocabulary.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/change";
import { fieldWords, partName } from "./field-words.server.ts";
import { restorers } from "./restorers.server.ts";
import { thingAddress } from "./thing-address.ts";

/** What differs in the words of the editors; things that a field names by their ids are looked up. */
async function shownDifferences(
	db: Db,
	language: Language,
	entity: AuditEntity,
	differences: readonly Difference[],
) {
	const fields = fieldWords(language, entity);
	const named = differences.filter(({ path }) => fields[path.join(".")]?.kind === "name");
	const ids = named.flatMap(({ before, after }) => [before, after].flat()).map(String);
	const names = ids.length > 0 ? await listNames(db, language, ids) : undefined;
	const { yes, no } = pageTexts[language].adminAudit;
	return describeChange(differences, { language, fields, words: { yes, no }, names });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const found = await findChange(shop.db, params.id);
	if (!found) throw data(null, { status: 404 });
	const { before: kept, after, userId: _user, isFollowed, ...change } = found;
	const before = withoutKept(kept);
	const isMade = before === null && after !== null;
	const shown = isMade ? "after" : after === null && before !== null ? "before" : "both";
	const { searchParams } = new URL(request.url);
	const asked = memberOf(versions, searchParams.get(restoreFields.ask));
	return {
		texts: pageTexts[language].adminAudit,
		change,
		part: partName(language, found),
		// Compared and put into words here: a browser gets the fields that differ, not the whole thing twice.
		groups: await shownDifferences(shop.db, language, change.entity, diffOf(before, after)),
		versions: shown as "before" | "after" | "both",
		restore: {
			...(await offerOf(shop.db, restorers[change.entity], found, asked, new Date())),
			isDone: searchParams.get(restoreFields.done) === "restored",
		},
		isGone: change.action === "delete" && !isFollowed,
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, ...restoringRights);
	const form = await request.formData();
	const version = memberOf(versions, String(form.get(restoreFields.version)));
	if (!version) throw data(null, { status: 400 });
	const change = await findChange(shop.db, params.id);
	if (!change) throw data(null, { status: 404 });
	const refuse = (answer: RestoreAnswer) => data(answer, { status: restoreStatuses[answer.problem] });
	const restorer = restorers[change.entity];
	if (!restorer) return refuse({ problem: "expired", taken: [] });
	const seen = String(form.get(restoreFields.seen) ?? "");
	try {
		const result = await restoreChange(shop.db, admin, restorer, { change, version, seen }, new Date());
		if (!result.restored) {
			// One slug may stand in several languages.
			const taken = "taken" in result ? [...new Set(result.taken)] : [];
			return refuse({ problem: result.problem, taken });
		}
	} catch (error) {
		log.error("change not restored", { change: change.id, error: errorText(error) });
		return refuse({ problem: "failed", taken: [] });
	}
	// The notice to all processes may come after the page that the author sees next.
	shop.cache.drop(restorer.tags);
	const address = adminUrls.change(language, change.id);
	return redirect(`${address}?${restoreFields.done}=restored`, { status: 303 });
}

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { isGone, change, ...shown } = loaderData;
	const { id, entity, entityId } = change;
	const list = adminUrls.history(language);
	return (
		<ChangePage
			{...shown}
			change={change}
			answer={actionData}
			address={adminUrls.change(language, id)}
			listAddress={list}
			thingHistory={historyAddress(list, { entity, id: entityId })}
			thingAddress={thingAddress(language, { entity, entityId, isGone })}
		/>
	);
}
