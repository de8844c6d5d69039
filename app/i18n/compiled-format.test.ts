import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { argumentsOf, textsOf } from "../../tests/support/catalogue-texts.ts";
import { compiledFormat } from "./compiled-format.ts";
import { languages } from "./languages.ts";

const counts = [0, 1, 2, 12, 999, 1000, 12_345, 1_234_567];

test.each(languages)("what browsers format in %s is what the server wrote", (language) => {
	const differ = [...textsOf(language)].flatMap(([key, text]) => {
		const names = [...argumentsOf(text)].map((argument) => argument.split(", ")[0] ?? "");
		const t = createTranslator<{ text: string }>({
			locale: language,
			messages: { text },
			timeZone: "Europe/Brussels",
		});
		const compiled = compile(text);
		// Without an argument it is the same text for any count.
		return (names.length === 0 ? [0] : counts).flatMap((count) => {
			const values = Object.fromEntries(names.map((name) => [name, count]));
			const inBrowser = compiledFormat(language, compiled, values);
			const onServer = t("text", values as never);
			return inBrowser === onServer ? [] : [{ key, count, inBrowser, onServer }];
		});
	});
	expect(differ).toEqual([]);
});
