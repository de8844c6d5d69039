import { data, redirect } from "react-router";
import type { Author } from "~/desk/history/audit.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { companySchema } from "./company.schema.ts";
import type { CompanyAnswer } from "./company-errors.ts";
import { saveCompany } from "./save-company.server.ts";

const statuses = { invalid: 422, stale: 409, failed: 503 } as const;

/**
 * Takes the form of the company's settings and leads back to it; whatever is refused comes back with all that was
 * typed. Only for a request of an admin.
 * @param address of the form, which says that it was saved
 */
export async function answerCompanyForm(shop: Services, admin: Author, fields: FormData, address: string) {
	const submission = parseForm(fields, companySchema);
	function refuse(problem: CompanyAnswer["problem"], current: string | null = null) {
		const answer: CompanyAnswer = { problem, reply: submission.reply(), current };
		return data(answer, { status: statuses[problem] });
	}
	if (submission.status !== "success") return refuse("invalid");
	try {
		const result = await saveCompany(shop.db, admin, submission.value);
		if (!result.saved) return refuse("stale", result.current);
	} catch (error) {
		log.error("company settings not stored", { error: errorText(error) });
		return refuse("failed");
	}
	return redirect(address, { status: 303 });
}
