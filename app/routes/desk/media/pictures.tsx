import { data, redirect } from "react-router";
import { FilterForm } from "~/desk/list/filter-form.tsx";
import { hereText, listFields, pageCount, viewText } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { RecordList } from "~/desk/list/record-list.tsx";
import { SeveralBar } from "~/desk/list/several-bar.tsx";
import { severalTexts } from "~/desk/list/several-texts.server.ts";
import { useSeveral } from "~/desk/list/use-several.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { ViewLinks } from "~/desk/views/view-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { changePicture, deletePicture } from "~/media/desk/change-library.server.ts";
import { listPictures } from "~/media/desk/library.store.server.ts";
import {
	type LibraryAnswer,
	libraryChoices,
	libraryList,
	libraryOutcomes,
	libraryPage,
	type PictureUse,
} from "~/media/desk/library.ts";
import { Library, placeName } from "~/media/desk/library-list.tsx";
import { PictureUpload } from "~/media/desk/pictures-page.tsx";
import { takeUpload } from "~/media/desk/take-upload.server.ts";
import { problemStatuses } from "~/media/media.ts";
import type { Db } from "~/platform/db.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { pictureOf } from "~/values/picture-address.ts";
import type { Right } from "~/values/rights.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/pictures";

/** Names the picture that the page shows. */
const shownField = "uploaded";

/** Fields that upload by themselves ask for JSON; a page's action could answer with a page only. */
export const middleware: Route.MiddlewareFunction[] = [
	async ({ request, context }, next) => {
		const wantsJson = request.headers.get("Accept")?.startsWith("application/json");
		if (!wantsJson) return next();
		if (request.method !== "POST") return Response.json(await chooseFrom(services(context).db, request));
		const result = await takeUpload(services(context), allowed(context, "pictures.add"), request);
		if (result.stored) return Response.json({ address: result.address }, { status: 201 });
		const { problem } = result;
		return Response.json({ problem }, { status: problemStatuses[problem] });
	},
];

/** Pages of the library as the dialog of a field asks for them. */
async function chooseFrom(db: Db, request: Request): Promise<LibraryAnswer> {
	const query = { ...libraryList.read(new URL(request.url).searchParams), choice: null };
	const { pictures, total } = await listPictures(db, query, new Date());
	return {
		pictures: pictures.map(({ key, address, name }) => ({ key, address, name })),
		page: query.page,
		last: pageCount(total, libraryPage),
	};
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const given = searchParams.get(shownField) ?? "";
	const query = libraryList.read(searchParams);
	const { pictures, total } = await listPictures(shop.db, query, new Date());
	const wanted = searchParams.get(listFields.ask);
	return {
		texts: pageTexts[language].adminMedia,
		words: pageTexts[language].adminTrade.list,
		...{ query, pictures, total, several: severalTexts(language, "media") },
		last: withinPages(libraryList, adminUrls.media(language), query, total, libraryPage),
		asked: pictures.find(({ key, uses }) => key === wanted && uses.length === 0) ?? null,
		done: memberOf(libraryOutcomes, searchParams.get(listFields.done)),
		uploaded: pictureOf(given) ? given : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "pictures.add");
	const query = libraryList.read(new URL(request.url).searchParams);
	const isImage = request.headers.get("Content-Type")?.startsWith("multipart/");
	const form = isImage ? null : await request.clone().formData();
	if (form?.has("intent")) {
		const keeper = allowed(context, "content.change");
		const key = String(form.get("key") ?? "");
		const list = adminUrls.media(language);
		const lead = (done: string) => redirect(libraryList.address(list, query, done), { status: 303 });
		if (form.get("intent") === "restore") {
			const result = await changePicture(shop.db, keeper, { id: key, isUndo: true }, new Date());
			if ("changed" in result) return lead("restored");
			return data({ problem: "missing" as const, uses: [] }, { status: 404 });
		}
		if (form.get("intent") !== "delete") throw new Response(null, { status: 400 });
		const outcome = await deletePicture(shop.db, keeper, key, new Date());
		if (outcome.result === "used") {
			return data({ problem: "used" as const, uses: outcome.uses }, { status: 409 });
		}
		// What is gone is deleted.
		return lead("deleted");
	}
	const result = await takeUpload(shop, admin, request);
	if (!result.stored) {
		const { problem } = result;
		return data({ upload: problem }, { status: problemStatuses[problem] });
	}
	const shown = new URLSearchParams({ [shownField]: result.address });
	return redirect(`${adminUrls.media(language)}?${shown}`, { status: 303 });
}

export { readsRefused as shouldRevalidate } from "~/desk/list/reads-refused.tsx";

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, uploaded, words, query, pictures, last, asked, done } = loaderData;
	const language = useLanguage();
	const address = adminUrls.media(language);
	const refused = actionData && "problem" in actionData ? actionData : null;
	const usedIn = refused?.uses.map((use) => placeName(texts, use)).join(", ");
	const { library } = texts;
	const mayOpen = {
		...{ product: useMay(openedBy.product), page: useMay(openedBy.page), post: useMay(openedBy.post) },
		reference: useMay(openedBy.reference),
		...{ offer: useMay(openedBy.offer), company: useMay(openedBy.company), trash: useMay(openedBy.trash) },
	};
	const mayTick = useSeveral("media", loaderData.several);
	// What was deleted is brought back one by one.
	const several = query.choice === "deleted" || pictures.length === 0 ? null : mayTick;
	const shown = (
		<Library
			texts={texts}
			pictures={pictures}
			query={query}
			tick={several?.words.choose}
			address={address}
			addressOf={(use) => (mayOpen[use.kind] ? addressOf(language, use) : null)}
		/>
	);
	return (
		<RecordList
			title={texts.title}
			intro={texts.intro}
			links={null}
			address={libraryList.address(address, query)}
			done={done && { code: `picture-${done}`, title: library.done[done] }}
			answer={refused}
			problem={refused ? [library.problems[refused.problem], usedIn].filter(Boolean).join(" ") : null}
			asked={
				asked && { key: asked.key, text: `${asked.name}. ${library.deleteText}`, fields: { key: asked.key } }
			}
			words={{ deleteQuestion: library.deleteQuestion, cancel: library.cancel, delete: library.delete }}
		>
			<PictureUpload
				texts={texts}
				address={address}
				uploaded={uploaded}
				answer={actionData && "upload" in actionData ? { problem: actionData.upload } : null}
			/>
			<FilterForm
				list={libraryList}
				query={query}
				address={address}
				words={{
					...{ ...words, search: library.search, hint: library.searchHint },
					...{ find: words.apply, showAll: words.reset },
				}}
				filter={{
					label: library.show,
					all: library.all,
					choices: libraryChoices.map((value) => ({ value, label: library.choices[value] })),
				}}
				sorting={{ label: words.sort, words: library.sorts }}
			/>
			<ViewLinks list="media" address={address} query={viewText(libraryList, query)} />
			<p className="font-semibold">
				{words.found} {loaderData.total}
			</p>
			{several ? (
				<SeveralBar {...several} query={hereText(libraryList, query)}>
					{shown}
				</SeveralBar>
			) : (
				shown
			)}
			<PageLinks
				texts={words}
				page={query.page}
				last={last}
				to={(page) => libraryList.address(address, { ...query, page })}
			/>
		</RecordList>
	);
}

/** What opening each kind of thing on which a picture is used needs. */
const openedBy = {
	...{ product: "catalog.change", page: "content.change", post: "content.change" },
	reference: "content.change",
	...{ offer: "offers.change", company: "company.change", trash: "history.read" },
} as const satisfies Record<PictureUse["kind"], Right>;

/** The page on which a picture is used; null where there is none to lead to. */
function addressOf(language: Language, { kind, id }: PictureUse): string | null {
	switch (kind) {
		case "product":
			return adminUrls.product(language, id);
		case "page":
			return adminUrls.sections(language, id);
		case "post":
			return adminUrls.editPost(language, id);
		case "reference":
			return adminUrls.reference(language, id);
		case "offer":
			return adminUrls.offer(language, id);
		case "company":
			return adminUrls.company(language);
		case "trash":
			return adminUrls.trash(language);
	}
}
