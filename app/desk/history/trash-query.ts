import type { AuditEntity } from "~/values/vocabulary.ts";
import { type ListQuery, listOf } from "../list/list-query.ts";

/** Kinds of things that are deleted and can be brought back. */
export const trashKinds = [
	...(["product", "landing_page", "section", "blog_post", "tariff", "review", "reference"] as const),
] as const satisfies readonly AuditEntity[];

/** The trash, narrowed by kind and by the days of deletion. */
export const trashList = listOf("entity", trashKinds, true);
export type TrashQuery = ListQuery<(typeof trashKinds)[number]>;
