import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { argumentsOf, textsOf } from "../../tests/support/catalogue-texts.ts";
import compiledFormat from "./compiled-format.ts";
import { languages } from "./languages.ts";

test.each(languages)("what browsers format in %s is what the server wrote", (language) => {
	for (const [key, text] of textsOf(language)) {
		for (const count of [0, 1, 2, 12, 999, 1000, 12_345, 1_234_567]) {
			const given = [...argumentsOf(text)].map((argument) => argument.split(", ")[0] ?? "");
			const values = Object.fromEntries(given.map((name) => [name, count]));
			const t = createTranslator<{ text: string }>({
				locale: language,
				messages: { text },
				timeZone: "Europe/Brussels",
			});
			const inBrowser = compiledFormat(key, compile(text) as never, values, {
				locale: language,
				formatters: {},
			} as never);
			expect([key, count, inBrowser]).toEqual([key, count, t("text", values as never)]);
		}
	}
});
