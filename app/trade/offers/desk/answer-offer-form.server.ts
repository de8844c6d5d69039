import { data, redirect } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { beganField } from "~/desk/meeting/met.ts";
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
import { type Language, languages } from "~/values/vocabulary.ts";
import { findOffer } from "../offer.store.server.ts";
import { changeLines } from "./change-lines.server.ts";
import { meetOffer } from "./meet-offer.server.ts";
import { contentOf, type OfferFormAnswer, offerSchema } from "./offer-form.ts";
import { saleFormFields, typedOf } from "./sale-form.ts";
import { saveOffer } from "./save-offer.server.ts";

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

/** @property page its language; @property address where the request comes from */
type Pressed = { form: FormData; page: Language; sign: DecimalSign; address: string; now: Date };

/**
 * Does what a button of an offer's form asks: saves, or changes its lines and shows what was typed once more, with nothing
 * saved. Works without scripts. Only for a request of an admin.
 * @param offer its id, and the address that a saved form leads to
 */
export async function answerOfferForm(
	shop: Services,
	admin: Actor<"offers.change">,
	offer: { id: string; savedAddress: string },
	{ form, page, sign, address, now }: Pressed,
) {
	const submission = parseForm(form, offerSchema(antwerpClock(now).slice(0, 10)));
	const reply = submission.reply();
	const typed = typedOf(reply.initialValue as Record<string, unknown>);
	const text = (name: keyof typeof saleFormFields) => String(form.get(saleFormFields[name]) ?? "");
	// The form goes on being about what it has shown, also where the page is read anew with its answer.
	const about = { seen: text("seen"), began: String(form.get(beganField) ?? "") };
	const answer = (given: Partial<OfferFormAnswer>, status: number) =>
		data<OfferFormAnswer>({ typed, errors: {}, problem: null, met: null, ...about, ...given }, { status });
	const language = memberOf(languages, typed.fields.language ?? "") ?? "nl";
	const changed = await changeLines(shop, form, { typed, sign, language });
	if (changed) {
		if ("problem" in changed) return answer(changed, 422);
		return answer({ typed: { ...typed, lines: changed.lines } }, 200);
	}
	const overwrite = text("overwrite");
	if (text("intent") !== "save" && overwrite === "") throw new Response(null, { status: 400 });
	if (submission.status !== "success") {
		const errors = Object.entries(reply.error ?? {}).flatMap(([name, codes]) =>
			codes?.[0] ? [[name, codes[0]] as const] : [],
		);
		return answer({ errors: Object.fromEntries(errors), problem: "fields" }, 422);
	}
	const found = await storedOf(shop, offer.id);
	if (!found) return answer({ problem: "gone" }, 404);
	const content = contentOf(submission.value, found.content);
	try {
		const vat = await vatOfBuyer(shop, content, { from: address, now });
		const saved = await saveOffer(shop.db, admin, {
			...{ id: offer.id, seen: overwrite || about.seen, content, vat, now },
			language: submission.value.language,
		});
		if ("seen" in saved) return redirect(offer.savedAddress, { status: 303 });
		const { problem } = saved;
		const stored = problem === "stale" ? await storedOf(shop, offer.id) : null;
		if (!stored) return answer({ problem }, problem === "closed" ? 409 : 404);
		const mine = { content, language: submission.value.language };
		const met = meetOffer({ typed, mine, ...about }, stored, { language: page, sign });
		return answer({ problem, ...met }, 409);
	} catch (error) {
		log.error("offer not saved", { offer: offer.id, error: errorText(error) });
		return answer({ problem: "failed" }, 503);
	}
}

/** The newest version as it is stored, and the language of its buyer. */
async function storedOf({ db }: Pick<Services, "db">, id: string) {
	const found = await findOffer(db, id);
	const newest = found?.versions.at(-1);
	return found && newest ? { ...newest, language: found.offer.language } : null;
}
