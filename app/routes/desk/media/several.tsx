import { wholeList } from "~/desk/list/list-query.ts";
import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { askAboutSeveral } from "~/desk/several/ask-about-several.server.ts";
import { SeveralPage } from "~/desk/several/several-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { changePicture } from "~/media/desk/change-library.server.ts";
import { picturesByKeys } from "~/media/desk/library.store.server.ts";
import {
	isPictureKey,
	type LibraryChoice,
	libraryList,
	libraryPage,
	pictureActs,
	pictureCodes,
} from "~/media/desk/library.ts";
import { placeName } from "~/media/desk/library-list.tsx";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { Picture } from "~/ui/picture.tsx";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/several";

const kind = { isId: isPictureKey, most: libraryPage };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { adminSeveral: texts, adminMedia } = pageTexts[language];
	const { choices, unused, problems } = adminMedia.library;
	const list = adminUrls.media(language);
	const within = (choice: LibraryChoice | null, search = "") =>
		libraryList.address(list, { ...wholeList, choice, search });
	const asked = await askAboutSeveral(request, {
		list: { title: adminMedia.title, address: list },
		...{ acts: texts.acts.media, hints: texts.hints.media, kind },
		find: async (keys) =>
			(await picturesByKeys(db, keys, new Date())).map((found) => ({ ...found, id: found.key })),
		shown({ id, name, address: picture, createdAt, deletedAt, uses }) {
			const code = deletedAt ? "deleted" : uses.length > 0 ? "used" : "unused";
			const usedIn = uses.map((use) => placeName(adminMedia, use)).join(", ");
			return {
				...{ id, name, code, picture, letter: null, isPossible: code === "unused" },
				detail: momentText(language, createdAt),
				address: within(deletedAt ? "deleted" : null, id),
				...(code === "used" && { reason: `${problems.used} ${usedIn}` }),
			};
		},
	});
	return {
		...{ texts, ...asked, codes: { unused, used: choices.used, deleted: texts.deleted } },
		trash: asked.to === "deleted" ? { ...texts.deletedPictures, address: within("deleted") } : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db } = services(context);
	const author = allowed(context, "content.change");
	return answerSeveral(await request.formData(), {
		...{ what: "pictures", codes: pictureCodes, acts: pictureActs, kind },
		change: (row) => changePicture(db, author, row, new Date()),
		canUndo: () => true,
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralPictures({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<SeveralPage
			{...loaderData}
			lookOf={({ picture = null }) => (
				<Picture
					src={picture}
					alt=""
					sizes="72px"
					className="aspect-[4/3] w-18 shrink-0 rounded-md bg-mist object-cover"
				/>
			)}
			answer={actionData ?? null}
		/>
	);
}
