import { data } from "react-router";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/form-ticket";

/** A ticket for a form on a page that is kept for everyone. */
export function loader({ context }: Route.LoaderArgs) {
	const ticket = issueTicket(services(context).secret, "contact", new Date());
	return data({ ticket }, { headers: notKept });
}
