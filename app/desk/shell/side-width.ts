import { memberOf } from "~/values/closed-set.ts";

/** Of the side navigation in wide windows: with words, or icons alone. */
export const sideWidths = ["wide", "narrow"] as const;
export type SideWidth = (typeof sideWidths)[number];

/** Of the forms that keep the width and the language; `back`: the page on which it was changed. */
export const sideFields = { width: "side", language: "language", back: "back" } as const;

/** What a browser has kept; wide unless it says otherwise. */
export function readSideWidth(given: string | null | undefined): SideWidth {
	return memberOf(sideWidths, given ?? null) ?? "wide";
}
