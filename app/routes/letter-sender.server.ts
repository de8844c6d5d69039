import { requireCompany } from "~/company/company.store.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import type { LetterSender } from "~/mail/letter.ts";
import type { Services } from "~/platform/services.server.ts";

/** Who writes in the shop's name: the company as it is now, with addresses of its desk for its own copies. */
export async function letterSender({ db, cache, config }: Services): Promise<LetterSender> {
	const company = await requireCompany(db, cache);
	const { origin } = config;
	return {
		...{ company, origin },
		deskAddress: (kind, id) => origin + adminUrls[kind](company.mailLanguage, id),
	};
}
