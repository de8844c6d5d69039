import { expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { typesByName } from "./product-filters.tsx";

test.each(languages)(
	"in %s the types stand in the order of their names, after the two most asked for",
	(language) => {
		const names = catalogues[language].catalog.types;
		const labels = typesByName((type) => names[type]).map(({ label }) => label);
		expect(labels.slice(0, 2)).toEqual([names.standard, names["high-cube"]]);
		const further = labels.slice(2);
		expect(further).toEqual(further.toSorted(new Intl.Collator(language).compare));
		expect(further.length).toBeGreaterThan(1);
	},
);
