import { companyTag } from "~/features/company/company.store.server.ts";
import { contentTag } from "~/features/content/content.store.server.ts";
import { keepable } from "~/platform/http.server.ts";

/** Headers of a kept page of the shop: what it shows, and what bar and footer show around it. */
export function kept(...tags: string[]): Record<string, string> {
	return keepable([...new Set([companyTag, contentTag, ...tags])]);
}
