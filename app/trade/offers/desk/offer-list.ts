import { listOf } from "~/desk/list/list-query.ts";
import { offerStates } from "../offer.ts";

/** Newest first unless asked otherwise. */
export const offerSorts = ["date-desc", "valid-asc", "total-desc", "total-asc"] as const;
export type OfferSort = (typeof offerSorts)[number];

/** The list of offers, narrowed by state and to days on which they were begun. */
export const offerList = listOf("status", offerStates, true, offerSorts);
