import { notKept } from "~/platform/http.server.ts";
import { deskDoor } from "./admin.server.ts";

/** Stands above every route of the owner's side, with and without its frame; it shows nothing itself. */
export const middleware = [deskDoor];

/** For the refusal of data, which the framework writes anew. */
export function headers() {
	return notKept;
}
