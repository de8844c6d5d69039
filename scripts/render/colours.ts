/** RAL colour of every product's default picture, per condition; fleet colours for the used ones. */
export type Condition = "new" | "used-a" | "used-cw";

export const CONDITIONS: readonly Condition[] = ["new", "used-a", "used-cw"];

/** The RAL Classic colours used here as sRGB, the same values as the shop's colour list. */
export const RAL: Record<number, string> = {
	3000: "#A72920",
	3009: "#6D342D",
	3011: "#792423",
	5003: "#1F3855",
	5010: "#004F7C",
	5013: "#193153",
	5015: "#007CB0",
	6005: "#0F4336",
	6007: "#26392F",
	7016: "#383E42",
	7035: "#C5C7C4",
	8004: "#8D4931",
	8012: "#66332B",
	9002: "#D7D5CB",
	9010: "#F1ECE1",
	9016: "#F1F0EA",
};

const COLOURS: Record<string, Record<Condition, number>> = {
	"6ft": { new: 7035, "used-a": 6007, "used-cw": 3009 },
	"8ft": { new: 6005, "used-a": 5010, "used-cw": 8012 },
	"10ft": { new: 5010, "used-a": 8012, "used-cw": 3009 },
	"20ft-dv": { new: 5010, "used-a": 3009, "used-cw": 5003 },
	"20ft-hc": { new: 7016, "used-a": 5003, "used-cw": 3011 },
	"20ft-ot": { new: 3000, "used-a": 8004, "used-cw": 5003 },
	"20ft-fr": { new: 5015, "used-a": 3011, "used-cw": 8012 },
	"20ft-rf": { new: 9016, "used-a": 9010, "used-cw": 9002 },
	"20ft-tk": { new: 5010, "used-a": 3000, "used-cw": 3009 },
	"40ft-dv": { new: 5010, "used-a": 8004, "used-cw": 3009 },
	"40ft-hc": { new: 7016, "used-a": 5003, "used-cw": 8012 },
	"40ft-hc-rf": { new: 9016, "used-a": 9010, "used-cw": 9002 },
	"40ft-ot": { new: 6005, "used-a": 5010, "used-cw": 3011 },
	"45ft-hc-pw": { new: 5013, "used-a": 3011, "used-cw": 6007 },
};

export function defaultRal(product: string, condition: Condition): number {
	return COLOURS[product]?.[condition] ?? 5010;
}

export function defaultColour(product: string, condition: Condition): string {
	return RAL[defaultRal(product, condition)] ?? "#ffffff";
}

export function bytes(hex: string): [number, number, number] {
	const value = Number.parseInt(hex.replace("#", ""), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
