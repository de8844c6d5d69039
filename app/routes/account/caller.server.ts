import type { RouterContextProvider } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { browserName } from "~/people/accounts/browser-name.ts";
import type { Caller } from "~/people/accounts/caller.ts";
import { destinationOf } from "~/people/accounts/destination.ts";
import { readDeviceToken, readSessionToken } from "~/people/visitor/visitor-cookies.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";

/** Who asks for something about an account, from where and with what. */
export async function callerOf(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	language: Language,
): Promise<Caller> {
	const shop = services(context);
	return {
		company: await requireCompany(shop.db, shop.cache),
		language,
		address: clientAddress(context),
		origin: shop.config.origin,
		now: new Date(),
		session: readSessionToken(request),
		device: readDeviceToken(request),
		browser: browserName(request.headers.get("User-Agent")),
		destination: destinationOf(new URL(request.url).searchParams),
	};
}
