import { data, redirect } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import type { Author } from "~/desk/history/audit.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { placeOf } from "~/trade/cart/delivery-place.ts";
import { askBuyerVat } from "~/trade/vat/buyer-vat.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { DecimalSign } from "~/values/euros.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import { parseQuantity } from "~/values/quantity.ts";
import { isUuid } from "~/values/uuid.ts";
import { conditions, deliveryChoices, languages, orderCountries } from "~/values/vocabulary.ts";
import { findOffer, readVersion } from "../offer.store.server.ts";
import {
	contentOf,
	mostLines,
	type OfferFormAnswer,
	offerFormFields,
	offerSchema,
	removedLine,
	type TypedLine,
	type TypedOffer,
	typedLine,
	typedOf,
} from "./offer-form.ts";
import { priceContainerLine } from "./price-line.server.ts";
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

const emptyLine: TypedLine = {
	...{ productId: "", condition: "", title: "", details: "", ralColor: "", quantity: "1" },
	...{ unitPrice: "", listPrice: "", transportPrice: "" },
};

/** Where a truck goes, as far as the form says so by now. */
function placeIn({ fields }: TypedOffer) {
	const country = memberOf(orderCountries, fields.country ?? "");
	return country && fields.postalCode ? placeOf({ country, postalCode: fields.postalCode }) : null;
}

async function lineFor(
	shop: Pick<Services, "db">,
	typed: TypedOffer,
	wanted: { productId: string; condition: string; quantity: string; ralColor: string },
	sign: DecimalSign,
): Promise<TypedLine | null> {
	const condition = memberOf(conditions, wanted.condition);
	if (condition === null || !isUuid(wanted.productId)) return null;
	const line = await priceContainerLine(shop.db, {
		...{ productId: wanted.productId, condition, quantity: parseQuantity(wanted.quantity) },
		ralColor: wanted.ralColor || null,
		transportType: memberOf(deliveryChoices, typed.fields.transportType ?? "") ?? "self_pickup",
		place: placeIn(typed),
		language: memberOf(languages, typed.fields.language ?? "") ?? "nl",
	});
	return line && typedLine(line, sign);
}

/** The lines with today's prices and tariffs; what else was typed stays. */
async function repriced(
	shop: Pick<Services, "db">,
	typed: TypedOffer,
	sign: DecimalSign,
): Promise<TypedLine[]> {
	const lines: TypedLine[] = [];
	for (const line of typed.lines) {
		const now = await lineFor(shop, typed, line, sign);
		const { unitPrice, listPrice, transportPrice } = now ?? line;
		lines.push({ ...line, unitPrice, listPrice, transportPrice });
	}
	return lines;
}

/**
 * Does what a button of an offer's form asks: saves, or changes its lines and shows what was typed once more, with nothing
 * saved. Works without scripts. Only for a request of an admin.
 * @param offer its id, and the address that a saved form leads to
 */
export async function answerOfferForm(
	shop: Services,
	admin: Author,
	offer: { id: string; savedAddress: string },
	{ form, sign, address, now }: { form: FormData; sign: DecimalSign; address: string; now: Date },
) {
	const submission = parseForm(form, offerSchema(antwerpClock(now).slice(0, 10)));
	const reply = submission.reply();
	const typed = typedOf(reply.initialValue as Record<string, unknown>);
	const text = (name: keyof typeof offerFormFields) => String(form.get(offerFormFields[name]) ?? "");
	const answer = (given: Partial<OfferFormAnswer>, status: number) =>
		data<OfferFormAnswer>({ typed, errors: {}, problem: null, seen: null, ...given }, { status });
	const lines = (changed: TypedLine[]) => answer({ typed: { ...typed, lines: changed } }, 200);
	const intent = text("intent");
	const removed = removedLine(intent);
	if (removed !== null) return lines(typed.lines.filter((_, place) => place !== removed));
	switch (intent) {
		case "add-free":
			return lines([...typed.lines, emptyLine].slice(0, mostLines));
		case "add-container": {
			const wanted = {
				productId: text("container"),
				condition: text("condition"),
				quantity: "1",
				ralColor: "",
			};
			const line = await lineFor(shop, typed, wanted, sign);
			return line ? lines([...typed.lines, line].slice(0, mostLines)) : answer({ problem: "container" }, 422);
		}
		case "reprice":
			return lines(await repriced(shop, typed, sign));
		case "save":
			break;
		default:
			throw new Response(null, { status: 400 });
	}
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
		const { language } = submission.value;
		const saved = await saveOffer(shop.db, admin, {
			...{ id: offer.id, seen: text("seen"), content, language, vat, now },
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
