import type { Services } from "~/platform/services.server.ts";
import { placeOf } from "~/trade/cart/delivery-place.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { DecimalSign } from "~/values/euros.ts";
import { parseQuantity } from "~/values/quantity.ts";
import { isUuid } from "~/values/uuid.ts";
import { conditions, deliveryChoices, type Language, orderCountries } from "~/values/vocabulary.ts";
import { type ContainerWish, priceContainerLines } from "./price-line.server.ts";
import {
	mostLines,
	removedLine,
	saleFormFields,
	type TypedLine,
	type TypedSale,
	typedLine,
} from "./sale-form.ts";

const emptyLine: TypedLine = {
	...{ productId: "", condition: "", title: "", details: "", ralColor: "", quantity: "1" },
	...{ unitPrice: "", listPrice: "", transportPrice: "", transportType: "", key: "" },
};

/** Where a truck goes, as far as the form says so by now. */
function placeIn({ fields }: TypedSale) {
	const country = memberOf(orderCountries, fields.country ?? "");
	return country && fields.postalCode ? placeOf({ country, postalCode: fields.postalCode }) : null;
}

type Priced = { typed: TypedSale; sign: DecimalSign; language: Language };
type Wanted = Pick<TypedLine, "productId" | "condition" | "quantity" | "ralColor" | "transportType">;

/** The lines as the shop would offer them today; null for each that it cannot. Three statements at most. */
async function linesFor(
	{ db }: Pick<Services, "db">,
	{ typed, sign, language }: Priced,
	wanted: readonly Wanted[],
): Promise<(TypedLine | null)[]> {
	const shared = memberOf(deliveryChoices, typed.fields.transportType ?? "") ?? "self_pickup";
	const asked = wanted.map((line) => {
		const condition = memberOf(conditions, line.condition);
		if (condition === null || !isUuid(line.productId)) return null;
		const own = memberOf(deliveryChoices, line.transportType);
		const { productId, ralColor } = line;
		const wish: ContainerWish = {
			...{ productId, condition, quantity: parseQuantity(line.quantity), language },
			...{ ralColor: ralColor || null, transportType: own ?? shared, place: placeIn(typed) },
		};
		return { wish, own };
	});
	const priced = await priceContainerLines(
		db,
		asked.flatMap((one) => one?.wish ?? []),
	);
	return asked.map((one) => {
		const found = one && priced.shift();
		if (!one || !found) return null;
		return typedLine(one.own ? { ...found.line, transportType: one.own } : found.line, sign);
	});
}

/** The lines with today's prices and tariffs, or the tariffs alone; what else was typed stays. */
async function repriced(
	shop: Pick<Services, "db">,
	given: Priced,
	what: "all" | "transport",
): Promise<TypedLine[]> {
	const { lines } = given.typed;
	const today = await linesFor(shop, given, lines);
	return lines.map((line, place) => {
		const { unitPrice, listPrice, transportPrice } = today[place] ?? line;
		return { ...line, transportPrice, ...(what === "all" && { unitPrice, listPrice }) };
	});
}

/**
 * Does what a button asks of the lines of a form, with nothing stored: takes one out, adds one, or prices them anew.
 * @param given.language of the buyer, in which a new line is named; @param given.isOwnTransport whether each line travels in its own way
 * @returns the lines as the form goes on with them; null for a button of another kind
 */
export async function changeLines(
	shop: Pick<Services, "db">,
	form: FormData,
	given: Priced & { isOwnTransport?: boolean },
): Promise<{ lines: TypedLine[] } | { problem: "container" } | null> {
	const text = (name: keyof typeof saleFormFields) => String(form.get(saleFormFields[name]) ?? "");
	const { lines } = given.typed;
	const intent = text("intent");
	const removed = removedLine(intent);
	if (removed !== null) return { lines: lines.filter((_, place) => place !== removed) };
	switch (intent) {
		case "add-free":
			return { lines: [...lines, emptyLine].slice(0, mostLines) };
		case "add-container": {
			const wanted = {
				...{ productId: text("container"), condition: text("condition"), quantity: "1", ralColor: "" },
				transportType: given.isOwnTransport ? lines[0]?.transportType || "self_pickup" : "",
			};
			const [line] = await linesFor(shop, given, [wanted]);
			return line ? { lines: [...lines, line].slice(0, mostLines) } : { problem: "container" };
		}
		case "reprice":
			return { lines: await repriced(shop, given, "all") };
		case "reprice-transport":
			return { lines: await repriced(shop, given, "transport") };
		default:
			return null;
	}
}
