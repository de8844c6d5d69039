import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/find";
import { deskMember } from "./admin.server.ts";
import { findFor } from "./find.server.ts";

/** What the dialog of the search shows. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { groups } = await findFor(services(context), deskMember(context).role, languageOf(context), request);
	return Response.json(groups);
}
