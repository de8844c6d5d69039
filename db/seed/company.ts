/** Demo company. The numbers pass their check digits and are documented samples; the phone number cannot exist. */
export const company = {
	name: "Kade Containers",
	legalName: "Kade Containers BV",
	street: "Containerkaai 1",
	postalCode: "2030",
	city: "Antwerpen",
	country: "BE",
	phone: "+32 3 000 00 00",
	phoneLink: "+3230000000",
	email: "info@kade.example",
	vatNumber: "BE 0123.456.749",
	iban: "BE68 5390 0754 7034",
	bic: "GKCCBEBB",
	bankName: "Sample Bank",
	customers: "everyone" as const,
	register: "RPR Antwerpen, afdeling Antwerpen",
	mailLanguage: "nl" as const,
};

/** Where its containers would stand: the docks north of the town. */
export const depot = "51.27, 4.36";

/** A company that its owner has not described yet: the first thing that the owner's side asks for. */
export const unknownCompany: typeof company = {
	...{ name: "Containers", legalName: "", street: "", postalCode: "", city: "", country: "BE" },
	...{ phone: "", phoneLink: "", email: "", vatNumber: "", iban: "", bic: "", bankName: "" },
	...{ customers: "everyone", register: "", mailLanguage: "nl" },
};
