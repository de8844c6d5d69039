import { isReachable } from "~/platform/db.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/health";

/** 200 while the shop can reach its database, else 503. */
export async function loader({ context }: Route.LoaderArgs) {
	const reachable = await isReachable(services({ context }).db);
	return new Response(reachable ? "ok\n" : "database unreachable\n", {
		status: reachable ? 200 : 503,
		headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
	});
}
