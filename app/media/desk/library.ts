import { type ListQuery, listOf } from "~/desk/list/list-query.ts";

/** How the library can be narrowed. */
export const libraryChoices = ["used", "unused", "deleted"] as const;
export type LibraryChoice = (typeof libraryChoices)[number];

export const libraryList = listOf("show", libraryChoices);
export type LibraryQuery = ListQuery<LibraryChoice>;

/** Pictures of a page. */
export const libraryPage = 24;

/** Where a picture is used; trash: in something that was deleted and can be brought back. */
export const useKinds = ["product", "page", "post", "reference", "offer", "company", "trash"] as const;
export type PictureUse = { kind: (typeof useKinds)[number]; id: string; label: string };

export type LibraryPicture = {
	key: string;
	address: string;
	name: string;
	createdAt: Date;
	deletedAt: Date | null;
	uses: PictureUse[];
};

/** What the dialog that chooses a picture is sent. */
export type LibraryAnswer = {
	pictures: { key: string; address: string; name: string }[];
	page: number;
	last: number;
};

export const libraryOutcomes = ["deleted", "restored"] as const;
