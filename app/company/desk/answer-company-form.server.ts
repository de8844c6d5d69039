import { redirect } from "react-router";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Actor } from "~/values/rights.ts";
import { companyTag } from "../company-tag.ts";
import { companySchema } from "./company.schema.ts";
import { prepareLogo } from "./prepare-logo.server.ts";
import { saveCompany } from "./save-company.server.ts";

/**
 * Takes the form of the company's settings and leads back to it. Only for a request of an admin.
 * @param address of the form, which says that it was saved
 */
export function answerCompanyForm(
	shop: Services,
	admin: Actor<"company.change">,
	fields: FormData,
	address: string,
) {
	return answerSave(shop, admin, {
		...{ what: "company settings", fields, schema: companySchema, tags: [companyTag] },
		save: async (given, author) =>
			(await prepareLogo(shop, given.settings.logo))
				? saveCompany(shop.db, author, given)
				: { saved: false, problem: "invalid", errors: { logo: "logoFile" } },
		again: () => ({}),
		done: () => redirect(address, { status: 303 }),
	});
}
