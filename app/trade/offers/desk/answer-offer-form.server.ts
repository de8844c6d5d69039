import { data, redirect } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { askBuyerVat } from "~/trade/vat/buyer-vat.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { DecimalSign } from "~/values/euros.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import type { Actor } from "~/values/rights.ts";
import { languages } from "~/values/vocabulary.ts";
import { findOffer, readVersion } from "../offer.store.server.ts";
import { changeLines } from "./change-lines.server.ts";
import { contentOf, type OfferFormAnswer, offerSchema } from "./offer-form.ts";
import { saleFormFields, typedOf } from "./sale-form.ts";
import { saveOffer, seenMark } from "./save-offer.server.ts";

/** What is known of a buyer's VAT, with what VIES says: asked before a transaction, some seconds at most. */
export async function vatOfBuyer(
	shop: Pick<Services, "db" | "cache" | "config">,
	{ buyer, billing }: Pick<OfferContent, "buyer" | "billing">,
	asked: { from: string; now: Date },
): Promise<BuyerVat> {
	const { vatNumber: requester } = await requireCompany(shop.db, shop.cache);
	const said = {
		companyName: billing?.companyName ?? buyer.companyName,
		vatNumber: billing?.vatNumber ?? buyer.vatNumber,
	};
	return askBuyerVat(shop, requester, said, asked);
}

/**
 * Does what a button of an offer's form asks: saves, or changes its lines and shows what was typed once more, with nothing
 * saved. Works without scripts. Only for a request of an admin.
 * @param offer its id, and the address that a saved form leads to
 */
export async function answerOfferForm(
	shop: Services,
	admin: Actor<"offers.change">,
	offer: { id: string; savedAddress: string },
	{ form, sign, address, now }: { form: FormData; sign: DecimalSign; address: string; now: Date },
) {
	const submission = parseForm(form, offerSchema(antwerpClock(now).slice(0, 10)));
	const reply = submission.reply();
	const typed = typedOf(reply.initialValue as Record<string, unknown>);
	const text = (name: keyof typeof saleFormFields) => String(form.get(saleFormFields[name]) ?? "");
	const answer = (given: Partial<OfferFormAnswer>, status: number) =>
		data<OfferFormAnswer>({ typed, errors: {}, problem: null, seen: null, ...given }, { status });
	const language = memberOf(languages, typed.fields.language ?? "") ?? "nl";
	const changed = await changeLines(shop, form, { typed, sign, language });
	if (changed) {
		if ("problem" in changed) return answer(changed, 422);
		return answer({ typed: { ...typed, lines: changed.lines } }, 200);
	}
	if (text("intent") !== "save") throw new Response(null, { status: 400 });
	if (submission.status !== "success") {
		const errors = Object.entries(reply.error ?? {}).flatMap(([name, codes]) =>
			codes?.[0] ? [[name, codes[0]] as const] : [],
		);
		return answer({ errors: Object.fromEntries(errors), problem: "fields" }, 422);
	}
	const [version = ""] = text("seen").split(" ");
	const stored = await readVersion(shop.db, offer.id, Number(version) || 0);
	if (!stored) return answer({ problem: "gone" }, 404);
	const content = contentOf(submission.value, stored.content);
	try {
		const vat = await vatOfBuyer(shop, content, { from: address, now });
		const saved = await saveOffer(shop.db, admin, {
			...{ id: offer.id, seen: text("seen"), content, vat, now, language: submission.value.language },
		});
		if ("seen" in saved) return redirect(offer.savedAddress, { status: 303 });
		const { problem } = saved;
		// The next press saves over what is stored now, which the page says.
		const seen = problem === "stale" ? seenMark((await newestOf(shop, offer.id)) ?? stored) : null;
		return answer({ problem, seen }, problem === "gone" ? 404 : 409);
	} catch (error) {
		log.error("offer not saved", { offer: offer.id, error: errorText(error) });
		return answer({ problem: "failed" }, 503);
	}
}

async function newestOf({ db }: Pick<Services, "db">, id: string) {
	const found = await findOffer(db, id);
	return found?.versions.at(-1) ?? null;
}
