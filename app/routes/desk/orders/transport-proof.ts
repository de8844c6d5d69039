import { services } from "~/platform/services.server.ts";
import { findProofFile } from "~/trade/orders/desk/proof-file.server.ts";
import { attachment } from "../attachment.server.ts";
import type { Route } from "./+types/transport-proof";

/** A proof of transport that the owner has uploaded. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const proof = await findProofFile(services(context).db, params.id, params.proof);
	if (!proof) throw new Response(null, { status: 404 });
	return attachment(proof);
}
