import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { DepotFigure, isOnMap } from "./depot-map.tsx";
import { countries } from "./outlines.ts";
import { pathOf, pointsOf, project } from "./project.ts";

const antwerp = { latitude: 51.27, longitude: 4.36 };
const lyon = { latitude: 45.76, longitude: 4.84 };

function draw(depot: typeof antwerp, language: (typeof languages)[number], city = "Antwerpen"): string {
	const texts = pageTexts[language].contact.depotMap;
	return renderToStaticMarkup(<DepotFigure depot={depot} city={city} texts={texts} />);
}

describe("the map's measure", () => {
	// Great-circle distances in kilometres.
	test.each([
		["Antwerp and Paris", antwerp, { latitude: 48.86, longitude: 2.35 }, 304],
		["Antwerp and Berlin", antwerp, { latitude: 52.52, longitude: 13.4 }, 638],
		["Antwerp and Marseille", antwerp, { latitude: 43.3, longitude: 5.37 }, 890],
	])("is a kilometre: %s", (_name, one, other, kilometres) => {
		const [[x, y], [toX, toY]] = [project(one), project(other)];
		expect(Math.abs(Math.hypot(x - toX, y - toY) - kilometres)).toBeLessThan(kilometres * 0.015);
	});

	test("is kept from step to step of a path", () => {
		const path = pathOf(
			[
				[0.4, -3],
				[10.4, -5.2],
				[10.3, -5.3],
				[4, 12],
			],
			true,
		);
		expect(path).toBe("M0-3l10-2-6 17z");
	});
});

test.each(Object.entries(countries))("%s is walked around from border to border", (_name, walk) => {
	const ways = walk.map(({ arc, back }) => (back ? pointsOf(arc).toReversed() : pointsOf(arc)));
	for (const [index, way] of ways.entries()) expect(way.at(0)).toEqual(ways.at(index - 1)?.at(-1));
});

test.each([
	["Antwerp", antwerp, true],
	["Lyon", lyon, true],
	["Maasvlakte", { latitude: 51.95, longitude: 4 }, true],
	["Berlin", { latitude: 52.52, longitude: 13.4 }, true],
	["London", { latitude: 51.5, longitude: -0.1 }, false],
	["Zurich", { latitude: 47.37, longitude: 8.55 }, false],
	["Rome", { latitude: 41.9, longitude: 12.5 }, false],
	["the southern hemisphere", { latitude: -51.27, longitude: 4.36 }, false],
])("a depot is on the map or not: %s", (_name, place, expected) => {
	expect(isOnMap(place)).toBe(expected);
});

test.each(languages)("says in %s where the depot is, in a few kilobytes", (language) => {
	const html = draw(antwerp, language, "Antwerp <2030>");
	const { cities } = pageTexts[language].contact.depotMap;
	expect(html).toContain("Antwerp &lt;2030&gt;");
	expect(html).not.toContain("{city}");
	expect(html).toContain(`>${cities.cologne}<`);
	expect(html).toContain("250 km");
	expect(brotliCompressSync(html).length).toBeLessThan(4_000);
});

test("a town gives way to a depot beside it", () => {
	const { cities } = pageTexts.en.contact.depotMap;
	expect(draw(antwerp, "en")).toContain(`>${cities.lyon}<`);
	expect(draw(antwerp, "en")).not.toContain(`>${cities.brussels}<`);
	expect(draw(lyon, "en")).not.toContain(`>${cities.lyon}<`);
	expect(draw(lyon, "en")).toContain(`>${cities.brussels}<`);
});
