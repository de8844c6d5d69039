import { countWaiting } from "~/desk/shell/waiting.store.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/waiting";

/** What waits, for a desk that stands open. One statement. */
export async function loader({ context }: Route.LoaderArgs) {
	return Response.json(await countWaiting(services(context).db));
}
