import { redirect } from "react-router";
import { withDestination } from "~/people/accounts/destination.ts";
import { sessionOf } from "~/people/accounts/who-asks.server.ts";
import { dataFile } from "~/people/personal-data/data-file.server.ts";
import { personalData } from "~/people/personal-data/personal-data.store.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/own-data";

/** All that the shop stores about whoever has signed in, as a file; anyone else is led to the sign-in card. */
export async function loader({ context }: Route.LoaderArgs) {
	const session = await sessionOf(context);
	if (!session) throw redirect(withDestination(urls.auth(languageOf(context)), "account"), 303);
	const madeAt = new Date();
	return dataFile(personalData(services(context).db, session.email, { internal: false, madeAt }), madeAt);
}
