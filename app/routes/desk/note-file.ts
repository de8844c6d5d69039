import { findNoteFile } from "~/desk/history/audit.server.ts";
import { services } from "~/platform/services.server.ts";
import type { NotedEntity } from "~/values/vocabulary.ts";
import type { Route } from "./+types/note-file";
import { attachment } from "./attachment.server.ts";

/** What a note is about, by the part of the desk that its address is in; who may read that, may read the note. */
const entities: Partial<Record<string, NotedEntity>> = {
	...{ orders: "order", quotes: "quote", offers: "offer", messages: "message" },
};

/** A file of an internal note. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const entity = entities[new URL(request.url).pathname.split("/")[3] ?? ""];
	const about = entity && { entity, entityId: params.id };
	const file = about && (await findNoteFile(services(context).db, about, params.file));
	if (!file) throw new Response(null, { status: 404 });
	return attachment(file);
}
