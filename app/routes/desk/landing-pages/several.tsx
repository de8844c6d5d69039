import { restoringRights } from "~/desk/history/restorer.server.ts";
import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { askAboutSeveral } from "~/desk/several/ask-about-several.server.ts";
import { SeveralPage } from "~/desk/several/several-page.tsx";
import { undoDeletion } from "~/desk/several/undo-deletion.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { changePage } from "~/site/pages/desk/change-page.server.ts";
import { pagesByIds } from "~/site/pages/desk/page-admin.store.server.ts";
import { isNeeded, pageCodes } from "~/site/pages/desk/page-admin.ts";
import { pageName } from "~/site/pages/desk/page-name.ts";
import { pageRestorer } from "~/site/pages/desk/restore-page.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/several";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { adminSeveral: texts, adminPages } = pageTexts[language];
	const asked = await askAboutSeveral(request, {
		list: { title: adminPages.title, address: adminUrls.landingPages(language) },
		...{ acts: texts.acts["landing-pages"], hints: texts.hints["landing-pages"] },
		find: (ids) => pagesByIds(db, language, ids),
		shown({ id, slug, title, isPublished, version }, to) {
			const code = isPublished ? "published" : "draft";
			const stays = code !== to && to !== "published" && isNeeded(slug);
			return {
				...{ id, name: pageName(adminPages, { title, slug }), detail: slug, code, version, letter: null },
				...{ address: adminUrls.editLandingPage(language, id), isPossible: code !== to && !stays },
				...(stays && { reason: texts.outcomes.needed }),
			};
		},
	});
	const { published, draft } = adminPages;
	return {
		...{ texts, ...asked, codes: { published, draft, deleted: texts.deleted } },
		trash: asked.to === "deleted" ? { ...texts.trash, address: adminUrls.trash(language) } : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const author = allowed(context, "content.change");
	return answerSeveral(await request.formData(), {
		...{ what: "landing pages", codes: pageCodes, acts: pageCodes },
		async change(row) {
			const isRestored = row.isUndo && row.seen === "deleted";
			const thing = { entity: "landing_page", id: row.id } as const;
			const result = isRestored
				? await undoDeletion(shop.db, allowed(context, ...restoringRights), pageRestorer, thing, new Date())
				: await changePage(shop.db, author, row);
			shop.cache.drop([contentTag]);
			return result;
		},
		canUndo: () => true,
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralLandingPages({ loaderData, actionData }: Route.ComponentProps) {
	return <SeveralPage {...loaderData} answer={actionData ?? null} />;
}
