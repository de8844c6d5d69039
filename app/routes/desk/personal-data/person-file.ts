import { dataFile } from "~/people/personal-data/data-file.server.ts";
import { noteExport } from "~/people/personal-data/desk/erase-person.server.ts";
import { personalData } from "~/people/personal-data/personal-data.store.server.ts";
import { services } from "~/platform/services.server.ts";
import { emailForm } from "~/values/email.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/person-file";

/** All that the shop stores about an address, with the owner's own notes, as a file; the history tells of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const email = url.searchParams.get("email")?.trim() ?? "";
	if (email.length > 200 || !emailForm.test(email)) throw new Response(null, { status: 404 });
	const { db } = services(context);
	await noteExport(db, allowed(context, "personal-data.change"), email);
	const madeAt = new Date();
	return dataFile(personalData(db, email, { internal: true, madeAt }), madeAt);
}
