import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { readAttachedFile } from "~/media/attached-file.server.ts";
import { uploadFields } from "~/media/media.ts";
import type { Transaction } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import type { Actor } from "~/values/rights.ts";
import type { OrderTaker } from "../order-sender.server.ts";
import { recheckOrder } from "../order-vat.server.ts";
import { applyOrderVat, type ChangedOrder, recordProof } from "./change-order-vat.server.ts";
import { writeNewSums } from "./new-sums-mail.server.ts";
import { readProof, type VatAnswer, type VatIntent, vatFields, vatIntents } from "./vat-form.ts";

/** What a form beside an order's VAT asks for; null for a form of another kind. */
export function vatIntentOf(form: FormData): VatIntent | null {
	const intent = String(form.get(deskFields.intent) ?? "");
	// Of the two forms of the page that send files the note's says what it is before them; what broke off says nothing.
	if (form.has(uploadFields.tooLarge) && intent !== "note") return "vat-proof";
	return memberOf(vatIntents, intent);
}

/**
 * Does what a form beside an order's VAT asks.
 * @param order `address` of its page, where an answer leads back to; `asked`: the query of it where an invoice is being made
 */
export async function answerVatForm(
	shop: Services,
	admin: Actor<"orders.change" | "deliveries.confirm">,
	order: { id: string; address: string; asked: string },
	given: {
		intent: VatIntent;
		form: FormData;
		taker: OrderTaker;
		/** Has the pro forma with the new sums printed. */
		print: () => Promise<unknown>;
		/** Has the order's status follow a sum that is another than before. */
		follow: (tx: Transaction, order: ChangedOrder, before: Cents) => Promise<unknown>;
		now: Date;
	},
) {
	const { intent, form, taker, print, follow, now } = given;
	const text = (name: keyof typeof vatFields) => String(form.get(vatFields[name]) ?? "");
	const typed = { kind: text("kind"), on: text("on"), note: text("note") };
	const refuse = (problems: VatAnswer["problems"], status: number) =>
		data({ vat: intent, problems, typed } satisfies VatAnswer, { status });
	const done = (what: string) => redirect(`${order.address}?vat=${what}#vat`, { status: 303 });
	const goOn = () =>
		order.asked === ""
			? done("applied")
			: redirect(`${order.address}?${order.asked}&vat=applied#invoices`, { status: 303 });
	switch (intent) {
		case "vat-ask":
			await recheckOrder(shop, order.id, now);
			return done("asked");
		case "vat-proof": {
			const read = readProof(typed, antwerpClock(now).slice(0, 10));
			if (form.has(uploadFields.tooLarge)) return refuse({ file: "fileLarge" }, 413);
			const sent = form.get(vatFields.file);
			const file = sent instanceof File && sent.size > 0 ? await readAttachedFile(sent) : null;
			if ("problems" in read || (file && "problem" in file)) {
				const problems = "problems" in read ? read.problems : {};
				return refuse({ ...problems, ...(file && "problem" in file && { file: file.problem }) }, 422);
			}
			const result = await recordProof(shop.db, admin, { orderId: order.id, proof: read.proof, file });
			if (result === "recorded") return done("proof");
			return result === "gone" ? refuse({ all: "gone" }, 404) : refuse({ file: result }, 422);
		}
		case "vat-apply": {
			const seenTotal = Number(text("total") || Number.NaN);
			const isTold = text("mail") === "yes";
			const result = await applyOrderVat(
				shop.db,
				admin,
				{ orderId: order.id, seenTotal },
				async (tx, changed, before) => {
					await follow(tx, changed, before);
					// Behind it: the mail asks for what the order waits for by then.
					if (isTold) await writeNewSums(tx, taker, changed, now);
				},
			);
			if (result === "applied") {
				// Whoever asks for it later has it printed else.
				await print().catch((error) => {
					log.error("paper not printed", { order: order.id, error: errorText(error) });
				});
				if (isTold) shop.deliverMail();
				return goOn();
			}
			return refuse({ all: result }, result === "gone" ? 404 : 409);
		}
	}
}
