import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { nextVersion, versionName } from "~/desk/record/version.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import type { OfferSettings } from "../offer-settings.store.server.ts";
import type { OfferSettingsForm } from "./offer-settings.schema.ts";

const { offerSettings } = schema;

/**
 * Stores how offers begin, unless someone else saved since. The same form sent again finds it done. Admins only.
 * @returns what is stored where it is another version than the form showed
 */
export function saveOfferSettings(
	db: Db,
	author: Actor<"company.change">,
	{ seen, overwrite, began: _marks, ...wanted }: OfferSettingsForm,
): Promise<{ saved: true } | { saved: false; stored: OfferSettings }> {
	return db.transaction(async (tx) => {
		const [stored] = await tx.select().from(offerSettings).for("update");
		if (!stored) throw new Error("offer_settings has no row");
		const { id: _one, updatedAt, ...before } = stored;
		if (isDeepStrictEqual(before, wanted)) return { saved: true };
		if (versionName(updatedAt) !== (overwrite || seen)) {
			return { saved: false, stored: { ...before, updatedAt } };
		}
		const next = nextVersion(updatedAt, new Date());
		await tx
			.update(offerSettings)
			.set({ ...wanted, updatedAt: next })
			.where(eq(offerSettings.id, true));
		await recordChange(tx, author, {
			...{ entity: "offer_settings", entityId: "offer_settings", label: "", action: "update" },
			...{ before, after: wanted },
		});
		return { saved: true };
	});
}
