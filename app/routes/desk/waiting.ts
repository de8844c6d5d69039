import { countWaiting } from "~/desk/shell/waiting.store.server.ts";
import { waitingFor } from "~/desk/shell/waiting.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/waiting";
import { deskMember } from "./admin.server.ts";

/** What waits, for a desk that stands open. One statement. */
export async function loader({ context }: Route.LoaderArgs) {
	const waiting = await countWaiting(services(context).db);
	return Response.json(waitingFor(deskMember(context).role, waiting));
}
