import { services } from "~/platform/services.server.ts";
import { findProofFile } from "~/trade/orders/desk/proof-file.server.ts";
import type { Route } from "./+types/transport-proof";

const endings = { "application/pdf": "pdf", "image/jpeg": "jpg" } as const;

/** A proof of transport that the owner has uploaded. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const proof = await findProofFile(services(context).db, params.id, params.proof);
	if (!proof) throw new Response(null, { status: 404 });
	const file = `${proof.fileName.replace(/\.\w{1,5}$/, "")}.${endings[proof.type]}`;
	const plain = file.replace(/[^A-Za-z0-9._-]/g, "-");
	const encoded = encodeURIComponent(file).replace(/['()*]/g, "_");
	return new Response(new Uint8Array(proof.bytes), {
		headers: {
			"Content-Type": proof.type,
			"Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
			"X-Content-Type-Options": "nosniff",
			// Somebody else's bytes: whatever they are, they may do nothing.
			"Content-Security-Policy": "default-src 'none'; sandbox",
		},
	});
}
