import { z } from "zod";
import type { Met } from "~/desk/meeting/met.ts";
import { type Day, daysLater, parseDay } from "~/values/day.ts";
import type { DecimalSign } from "~/values/euros.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { deliveryChoices, type Language, languages } from "~/values/vocabulary.ts";
import {
	addressErrors,
	buyerFields,
	buyerOfForm,
	error,
	lineOfForm,
	longestText,
	saleLines,
	text,
	typed,
	whole,
} from "./sale.schema.ts";
import { type TypedSale, typedBuyer, typedLine } from "./sale-form.ts";

const longestLetter = 4_000;
const mostPictures = 12;
const mostTermDays = 60;

const addresses = typed.transform((given) =>
	(given ?? "")
		.split("\n")
		.map((address) => address.trim())
		.filter(Boolean),
);

const isLibraryPicture = (address: string) => address.startsWith("/uploads/") && pictureOf(address) !== null;

/**
 * The form of an offer. Errors are codes.
 * @param today in Antwerp
 */
export function offerSchema(today: Day) {
	return z
		.object({
			language: z.enum(languages).catch("nl"),
			...buyerFields,
			transportType: z.enum(deliveryChoices).catch("self_pickup"),
			lines: saleLines,
			...{ intro: text(longestLetter), closing: text(longestLetter), conditions: text(longestLetter) },
			remarks: text(longestText),
			pictures: addresses
				.refine((given) => given.length <= mostPictures, error("many"))
				.refine((given) => given.every(isLibraryPicture), error("picture")),
			hasDrawing: z
				.literal("on")
				.optional()
				.transform((given) => given === "on"),
			validUntil: typed
				.transform((given) => parseDay(given ?? "") ?? "")
				.refine((day) => isBetweenDays(day, today), error("date")),
			termDays: whole(1, mostTermDays, "days"),
		})
		.check((given) => {
			for (const [path, message] of addressErrors(given.value)) {
				given.issues.push({ code: "custom", message, path: [path], input: given.value });
			}
		});
}

const isBetweenDays = (day: Day, today: Day) => day >= today && day <= daysLater(today, 366);

export type OfferForm = z.output<ReturnType<typeof offerSchema>>;

/** What a form says, over what is stored: the buyer's wishes are not the form's. */
export function contentOf(form: OfferForm, stored: OfferContent): OfferContent {
	return {
		...{ intro: form.intro, closing: form.closing, conditions: form.conditions, remarks: form.remarks },
		...buyerOfForm(form),
		transportType: form.transportType,
		lines: form.lines.map((given) => lineOfForm(given, form.transportType)),
		wish: stored.wish,
		...{ pictures: form.pictures, hasDrawing: form.hasDrawing },
		...{ validUntil: form.validUntil, termDays: form.termDays },
	};
}

/** What the form begins with. */
export function typedOffer(content: OfferContent, language: Language, sign: DecimalSign): TypedSale {
	const fields: Record<string, string | null | undefined> = {
		...{ language, transportType: content.transportType },
		...typedBuyer(content.buyer, content.billing),
		...{ intro: content.intro, closing: content.closing, conditions: content.conditions },
		...{ remarks: content.remarks, pictures: content.pictures.join("\n") },
		hasDrawing: content.hasDrawing ? "on" : "",
		...{ validUntil: content.validUntil, termDays: String(content.termDays) },
	};
	return {
		fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ""])),
		lines: content.lines.map((given) => typedLine(given, sign)),
	};
}

/** @property isSent whether what is stored was sent: a save begins the next version */
export type MetOffer = Met & { isSent: boolean };

export type OfferFormAnswer = {
	typed: TypedSale;
	/** Codes by field. */
	errors: Record<string, string>;
	/** Of the whole form: `fields` where some of them have errors. */
	problem: "stale" | "gone" | "closed" | "failed" | "fields" | "container" | null;
	/** The mark of the version that the next press is about. */
	seen: string;
	/** Marks of what the form began with. */
	began: string;
	/** What somebody else has saved meanwhile; of a form that is stale. */
	met: MetOffer | null;
};
