import type { Services } from "~/platform/services.server.ts";
import type { Actor } from "~/values/rights.ts";
import { mostBytes, parseTarget, parseUploadKey, uploadFields } from "../media.ts";
import { type StoreResult, storeImage } from "./store-image.server.ts";

/** Stores the image that a form sends, for what the form says. Only for a request of an admin. */
export async function takeUpload(
	shop: Services,
	admin: Actor<"pictures.add">,
	request: Request,
): Promise<StoreResult> {
	// A body that ends too early is as good as none.
	const fields = await request.formData().catch(() => new FormData());
	if (fields.has(uploadFields.tooLarge)) return { stored: false, problem: "size" };
	const file = fields.get(uploadFields.file);
	// Browsers send a file without a name where none was chosen.
	if (!(file instanceof File) || file.name === "") return { stored: false, problem: "missing" };
	if (file.size === 0) return { stored: false, problem: "damaged" };
	if (file.size > mostBytes) return { stored: false, problem: "size" };
	const field = (name: string) => String(fields.get(name) ?? "");
	const target = parseTarget(field);
	if (!target) return { stored: false, problem: "target" };
	return storeImage(shop, admin, {
		...{ bytes: await file.bytes(), target, now: new Date(), name: file.name },
		uploadKey: parseUploadKey(field(uploadFields.key)),
	});
}
