import { expect, test } from "vitest";
import type { ProductType } from "~/values/vocabulary.ts";
import { relatedTo } from "./related-containers.ts";

/** `20 HC -`: size, type and that there is none left. */
function container(name: string) {
	const [feet, kind, gone] = name.split(" ");
	const types: Record<string, ProductType> = {
		...{ DV: "Standard", HC: "High Cube", RF: "Refrigerated", OT: "Open Top", TK: "Tank" },
	};
	return { id: name, size: `${feet}ft`, type: types[kind ?? ""] ?? null, isAvailable: gone !== "-" };
}

const shop = [
	"6 DV",
	"8 DV",
	"10 DV",
	"20 DV",
	"20 HC",
	"20 RF",
	"20 OT",
	"20 TK",
	"40 DV",
	"40 HC",
	"40 RF",
];

test.each([
	["20 DV", shop, ["40 DV", "20 HC", "10 DV", "8 DV"]],
	["20 RF", shop, ["40 RF", "20 DV", "20 HC", "20 OT"]],
	["40 HC", shop, ["40 DV", "20 HC", "40 RF", "20 DV"]],
	["6 DV", shop, ["8 DV", "10 DV", "20 DV", "40 DV"]],
	["20 DV", ["40 DV -", "20 HC", "10 DV -"], ["20 HC", "40 DV -", "10 DV -"]],
	["20 DV", ["20 DV other", "20 DV third", "40 DV"], ["40 DV", "20 DV other", "20 DV third"]],
	["20 DV", ["20 DV"], []],
])("%s leads on to the closest in stock of %j", (from, candidates, expected) => {
	expect(relatedTo(container(from), candidates.map(container)).map(({ id }) => id)).toEqual(expected);
});
