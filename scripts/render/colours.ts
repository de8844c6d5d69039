import { ralColors } from "../../app/trade/catalog/ral-colors.ts";

/** RAL colour of every product's default picture, per condition. */
export type Condition = "new" | "used-a" | "used-cw";

export const CONDITIONS: readonly Condition[] = ["new", "used-a", "used-cw"];

/**
 * What stands in the trade: yard colours when new, the brown and red of lessors for used-a. A cargo-worthy one is never
 * red-brown, because its rust would not stand out; the three of a product are told apart at a glance. Cooled boxes are
 * light, as the sun asks for.
 */
const COLOURS: Record<string, Record<Condition, number>> = {
	"6ft": { new: 7035, "used-a": 6007, "used-cw": 5010 },
	"8ft": { new: 5015, "used-a": 3009, "used-cw": 6007 },
	"10ft": { new: 5010, "used-a": 8012, "used-cw": 6007 },
	"20ft-dv": { new: 5010, "used-a": 3009, "used-cw": 7035 },
	"20ft-hc": { new: 7016, "used-a": 8012, "used-cw": 5010 },
	"20ft-ot": { new: 7035, "used-a": 8004, "used-cw": 5003 },
	"20ft-fr": { new: 5015, "used-a": 3011, "used-cw": 6007 },
	"20ft-rf": { new: 9016, "used-a": 7040, "used-cw": 1015 },
	"20ft-tk": { new: 3000, "used-a": 6007, "used-cw": 5010 },
	"40ft-dv": { new: 5010, "used-a": 8004, "used-cw": 6005 },
	"40ft-hc": { new: 7016, "used-a": 3009, "used-cw": 5015 },
	"40ft-hc-rf": { new: 9016, "used-a": 7040, "used-cw": 1015 },
	"40ft-ot": { new: 6005, "used-a": 5010, "used-cw": 7035 },
	"45ft-hc-pw": { new: 5013, "used-a": 3011, "used-cw": 6007 },
};

export function defaultRal(product: string, condition: Condition): number {
	return COLOURS[product]?.[condition] ?? 5010;
}

export function defaultColour(product: string, condition: Condition): string {
	const wanted = defaultRal(product, condition);
	return ralColors.find(({ number }) => number === wanted)?.hex ?? "#ffffff";
}

/** Real containers bear white letters on dark paint and black ones on light paint. */
export type Lettering = "white" | "black";

/** What a product's markings are written in on its default colour. */
export function defaultLettering(product: string, condition: Condition): Lettering {
	const wanted = defaultRal(product, condition);
	return ralColors.find(({ number }) => number === wanted)?.text === "dark" ? "black" : "white";
}

export function bytes(hex: string): [number, number, number] {
	const value = Number.parseInt(hex.replace("#", ""), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
