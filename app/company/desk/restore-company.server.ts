import { z } from "zod";
import type { Restorer } from "~/desk/history/restorer.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { companyTag } from "../company-tag.ts";
import type { CompanySettings } from "./company-admin.ts";
import { readSettings, saveCompany } from "./save-company.server.ts";

const text = z.string();
const day = z.object({ opens: text, closes: text }).nullable();

/** The settings as the history keeps them. */
const snapshot = z.object({
	...{ name: text, legalName: text, street: text, postalCode: text, city: text, country: text },
	...{ phone: text, phoneLink: text, email: text, vatNumber: text, iban: text, bic: text, bankName: text },
	// Older versions have none.
	mailLanguage: z.enum(languages).default("nl"),
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
		const { openingHours, ...company } = found;
		const settings: CompanySettings = { company, openingHours };
		const { saved } = await saveCompany(db, author, { seen, settings, action: "restore" });
		return saved ? { restored: true } : { restored: false, problem: "stale" };
	},
	undelete: null,
};
