import { companyTag } from "~/company/company.store.server.ts";
import { keepable } from "~/platform/http.server.ts";
import { contentTag } from "~/site/pages/content.store.server.ts";

/** Headers of a kept page of the shop: what it shows, and what bar and footer show around it. */
export function kept(...tags: string[]): Record<string, string> {
	return keepable([...new Set([companyTag, contentTag, ...tags])]);
}
