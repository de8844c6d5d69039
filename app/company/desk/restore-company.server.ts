import { z } from "zod";
import type { Restorer } from "~/desk/history/restorer.server.ts";
import { usualConsumerLaw } from "~/values/consumer-law.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { customerKinds, languages, lapseRules } from "~/values/vocabulary.ts";
import { companyTag } from "../company-tag.ts";
import { termLimits, usualTerms } from "../payment-terms.ts";
import type { CompanySettings } from "./company-admin.ts";
import { readSettings, saveCompany } from "./save-company.server.ts";

const text = z.string();
const day = z.object({ opens: text, closes: text }).nullable();

const days = (name: keyof typeof termLimits) => z.int().min(termLimits[name][0]).max(termLimits[name][1]);

const rate = z.int().min(0).max(30);

const contact = z.object({ name: text, address: text, contact: text });
const texts = z.object({ nl: text, en: text, de: text, fr: text });

/** The settings as the history keeps them. */
const snapshot = z.object({
	...{ name: text, legalName: text, street: text, postalCode: text, city: text, country: text },
	...{ phone: text, phoneLink: text, email: text, vatNumber: text, iban: text, bic: text, bankName: text },
	// Older versions have none, and no terms of payment.
	mailLanguage: z.enum(languages).default("nl"),
	customers: z.enum(customerKinds).default("everyone"),
	register: text.default(""),
	accountHolder: text.default(usualTerms.accountHolder),
	termDays: days("termDays").default(usualTerms.termDays),
	remindBefore: days("remindBefore").nullable().default(usualTerms.remindBefore),
	remindAfter: days("remindAfter").nullable().default(usualTerms.remindAfter),
	lapse: z.enum(lapseRules).default(usualTerms.lapse),
	lapseDays: days("lapseDays").default(usualTerms.lapseDays),
	vatByCase: z.boolean().default(usualVatSettings.byCase),
	vatOss: z.boolean().default(usualVatSettings.oss),
	ossRates: z.object({ BE: rate, NL: rate, DE: rate, FR: rate }).default(usualVatSettings.ossRates),
	consumerLaw: z
		.object({
			...{ earlierPrice: z.boolean(), safety: z.boolean(), guarantee: z.boolean() },
			...{ maker: contact, responsible: contact, warnings: texts, guaranteePictures: texts },
		})
		.default(usualConsumerLaw),
	...{ logo: text.default(""), depot: text.default("") },
	openingHours: z.object({
		...{ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day },
	}),
});

export const companyRestorer: Restorer = {
	tags: [companyTag],
	seenOf: async (db) => (await readSettings(db)).seen,
	async restore(db, author, { version, seen }) {
		const found = snapshot.safeParse(version).data;
		if (!found) return { restored: false, problem: "unreadable" };
		const { vatByCase: byCase, vatOss: oss, ossRates, consumerLaw: law, logo, depot, ...others } = found;
		const { openingHours, accountHolder, termDays, remindBefore, remindAfter, lapse, lapseDays, ...company } =
			others;
		const terms = { accountHolder, termDays, remindBefore, remindAfter, lapse, lapseDays };
		const vat = { byCase, oss, ossRates };
		const settings: CompanySettings = { company, openingHours, terms, vat, law, logo, depot };
		const { saved } = await saveCompany(db, author, { seen, settings, action: "restore" });
		return saved ? { restored: true } : { restored: false, problem: "stale" };
	},
	undelete: null,
};
