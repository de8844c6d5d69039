import { type ListQuery, listOf } from "~/desk/list/list-query.ts";
import { uploadKeyOf } from "~/values/picture-address.ts";

/** How the library can be narrowed. */
export const libraryChoices = ["used", "unused", "deleted"] as const;
export type LibraryChoice = (typeof libraryChoices)[number];

/** Orders of the library, its own first. */
export const librarySorts = ["date-desc", "date-asc", "name"] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** The library, narrowed by use and by the days on which pictures were uploaded. */
export const libraryList = listOf("show", libraryChoices, true, librarySorts);
export type LibraryQuery = ListQuery<LibraryChoice, LibrarySort>;

/** Pictures of a page. */
export const libraryPage = 24;

/** What a picture is to its library, and what can be done with several at once. */
export const pictureCodes = ["unused", "used", "deleted"] as const;
export type PictureCode = (typeof pictureCodes)[number];
export const pictureActs = ["deleted"] as const satisfies readonly PictureCode[];

/** Whether a text is what a picture of the library can be kept by. */
export function isPictureKey(text: string): boolean {
	return uploadKeyOf(`/uploads/${text}`) === text;
}

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
