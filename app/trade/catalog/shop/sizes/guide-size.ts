import type { Cents } from "~/values/money.ts";
import type { Measured } from "../../sizes/container-shape.ts";
import type { WhatFits } from "../../sizes/what-fits.ts";

/** A size with what fits in. @property from least price, net, in cents; null: on request */
export type GuideSize = Measured & {
	id: string;
	slug: string;
	title: string;
	lang: string | undefined;
	size: string;
	fits: WhatFits;
	from: Cents | null;
};
