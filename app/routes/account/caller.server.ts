import type { RouterContextProvider } from "react-router";
import type { Caller } from "~/features/accounts/account-verbs.server.ts";
import { requireCompany } from "~/features/company/company.store.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { clientAddress, services } from "~/platform/services.server.ts";

/** Who asks for something about an account, and from where. */
export async function callerOf(
	args: { request: Request; context: Readonly<RouterContextProvider> },
	language: Language,
): Promise<Caller> {
	const shop = services(args);
	return {
		company: await requireCompany(shop.db, shop.cache),
		language,
		address: clientAddress(args),
		origin: shop.config.origin,
		now: new Date(),
	};
}
