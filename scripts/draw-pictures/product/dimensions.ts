import { FT10, FT20, FT40, FT40_HC, type Size } from "../container/size.ts";

export type Kind = "box" | "open-top" | "flat-rack" | "reefer" | "tank";

/** Groups share one camera, so that the containers in a group compare at a glance. */
export type Group = "small" | "20ft" | "long";

export type Product = {
	id: string;
	kind: Kind;
	group: Group;
	/** Outside dimensions in metres. */
	size: Size;
	/** Fresh paint, "#rrggbb" of a RAL colour. */
	paint: string;
	/** Openings for a forklift in the bottom rail. */
	pockets: boolean;
};

/** RAL 5010, 7016, 3009, 6007, 9010 as "#rrggbb". */
const GENTIAN_BLUE = "#004f7c";
const ANTHRACITE = "#383e42";
const OXIDE_RED = "#6d342d";
const BOTTLE_GREEN = "#26392f";
const PURE_WHITE = "#f1ece1";

export const PRODUCTS: readonly Product[] = [
	{
		id: "6ft",
		kind: "box",
		group: "small",
		size: { length: 1.905, width: 1.981, height: 2.042 },
		paint: GENTIAN_BLUE,
		pockets: true,
	},
	{
		id: "8ft",
		kind: "box",
		group: "small",
		size: { length: 2.438, width: 2.2, height: 2.26 },
		paint: BOTTLE_GREEN,
		pockets: true,
	},
	{
		id: "10ft",
		kind: "box",
		group: "small",
		size: FT10,
		paint: GENTIAN_BLUE,
		pockets: true,
	},
	{ id: "20ft-dv", kind: "box", group: "20ft", size: FT20, paint: GENTIAN_BLUE, pockets: true },
	{
		id: "20ft-hc",
		kind: "box",
		group: "20ft",
		size: { ...FT20, height: 2.896 },
		paint: ANTHRACITE,
		pockets: true,
	},
	{ id: "20ft-ot", kind: "open-top", group: "20ft", size: FT20, paint: OXIDE_RED, pockets: true },
	{ id: "20ft-fr", kind: "flat-rack", group: "20ft", size: FT20, paint: OXIDE_RED, pockets: true },
	{ id: "20ft-rf", kind: "reefer", group: "20ft", size: FT20, paint: PURE_WHITE, pockets: false },
	{ id: "20ft-tk", kind: "tank", group: "20ft", size: FT20, paint: GENTIAN_BLUE, pockets: false },
	{ id: "40ft-dv", kind: "box", group: "long", size: FT40, paint: GENTIAN_BLUE, pockets: false },
	{
		id: "40ft-hc",
		kind: "box",
		group: "long",
		size: FT40_HC,
		paint: ANTHRACITE,
		pockets: false,
	},
	{
		id: "40ft-hc-rf",
		kind: "reefer",
		group: "long",
		size: FT40_HC,
		paint: PURE_WHITE,
		pockets: false,
	},
	{ id: "40ft-ot", kind: "open-top", group: "long", size: FT40, paint: OXIDE_RED, pockets: false },
	{
		id: "45ft-hc-pw",
		kind: "box",
		group: "long",
		size: { length: 13.716, width: 2.5, height: 2.896 },
		paint: GENTIAN_BLUE,
		pockets: false,
	},
];
