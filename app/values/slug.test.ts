import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestSlug, slugForm, slugFromTitle } from "./slug.ts";

describe("the slug of a title", () => {
	test.each([
		["20ft container", "20ft-container"],
		["Kühlcontainer 20 Fuß", "kuehlcontainer-20-fuss"],
		["Überseecontainer, gebraucht (A-Qualität)", "ueberseecontainer-gebraucht-a-qualitaet"],
		["GRÖSSE", "groesse"],
		["STRAẞE", "strasse"],
		["Conteneur d’occasion 40 pieds équipé", "conteneur-d-occasion-40-pieds-equipe"],
		["Œuvre façonnée à Évry", "oeuvre-faconnee-a-evry"],
		["España: cañón", "espana-canon"],
		["Ærø", "aero"],
		["Container — “nieuw” & 33 m³", "container-nieuw-33-m3"],
		["a\u0308rger", "aerger"],
		["--already--a--slug--", "already-a-slug"],
		["  ", ""],
		["集装箱", ""],
		["", ""],
	])("%j is %j", (title, slug) => {
		expect(slugFromTitle(title)).toBe(slug);
	});

	test("is cut between words", () => {
		expect(slugFromTitle(`${"word ".repeat(19)}longer-than-that`)).toBe("word-".repeat(18).concat("word"));
		expect(slugFromTitle("x".repeat(200))).toBe("x".repeat(longestSlug));
	});

	test("is a valid slug, or empty, for any title", () => {
		const titles = fc.oneof(fc.string({ unit: "grapheme", maxLength: 150 }), fc.string({ unit: "binary" }));
		fc.assert(
			fc.property(titles, (title) => {
				const slug = slugFromTitle(title);
				expect(slug === "" || slugForm.test(slug)).toBe(true);
				expect(slug.length).toBeLessThanOrEqual(longestSlug);
			}),
			{ numRuns: 1_000 },
		);
	});

	test("of a slug is itself", () => {
		const slugs = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,5}$/);
		fc.assert(
			fc.property(slugs, (slug) => {
				expect(slugFromTitle(slug)).toBe(slug);
			}),
		);
	});
});
