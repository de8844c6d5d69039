import type { OrderPaperKind } from "~/values/vocabulary.ts";

/** What is asked of several orders: their delivery notes, which changes nothing. */
export const noteAct = "delivery-note" satisfies OrderPaperKind;

/** Of the address of the page that asks: that the file could not be made. */
export const notesFailed = "failed";
