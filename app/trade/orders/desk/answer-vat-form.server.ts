import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import type { Author } from "~/desk/history/audit.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import { recheckOrder } from "../order-vat.server.ts";
import { applyOrderVat, recordProof } from "./change-order-vat.server.ts";
import { readProof, type VatAnswer, type VatIntent, vatFields, vatIntents } from "./vat-form.ts";

/** What a form beside an order's VAT asks for; null for a form of another kind. */
export function vatIntentOf(form: FormData): VatIntent | null {
	return memberOf(vatIntents, String(form.get(deskFields.intent) ?? ""));
}

/**
 * Does what a form beside an order's VAT asks. Only for a request of an admin.
 * @param address of the order's page, where an answer leads back to
 */
export async function answerVatForm(
	shop: Services,
	admin: Author,
	order: { id: string; address: string },
	{ intent, form, now }: { intent: VatIntent; form: FormData; now: Date },
) {
	const text = (name: keyof typeof vatFields) => String(form.get(vatFields[name]) ?? "");
	const typed = { kind: text("kind"), on: text("on"), note: text("note") };
	const refuse = (problems: VatAnswer["problems"], status: number) =>
		data({ vat: intent, problems, typed } satisfies VatAnswer, { status });
	const done = (what: string) => redirect(`${order.address}?vat=${what}#vat`, { status: 303 });
	switch (intent) {
		case "vat-ask":
			await recheckOrder(shop, order.id, now);
			return done("asked");
		case "vat-proof": {
			const read = readProof(typed, antwerpClock(now).slice(0, 10));
			if ("problems" in read) return refuse(read.problems, 422);
			const isRecorded = await recordProof(shop.db, admin, { orderId: order.id, proof: read.proof });
			return isRecorded ? done("proof") : refuse({ all: "gone" }, 404);
		}
		case "vat-apply": {
			const seenTotal = Number(text("total") || Number.NaN);
			const result = await applyOrderVat(shop.db, admin, { orderId: order.id, seenTotal });
			if (result === "applied") return done("applied");
			return refuse({ all: result }, result === "gone" ? 404 : 409);
		}
	}
}
