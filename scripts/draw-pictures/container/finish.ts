import { faded } from "../base/colour.ts";

/** new: fresh paint; used-a: a few scuffs; used-cw: cargo-worthy, with rust, dents and patches. */
export type Condition = "new" | "used-a" | "used-cw";

export type Finish = {
	/** The colour it was once painted, "#rrggbb". */
	paint: string;
	condition: Condition;
	/** Where dents and rust sit; the same seed always gives the same container. */
	seed: string;
};

/** The paint as it looks today. */
export function paintNow(finish: Finish): string {
	const share = { new: 0, "used-a": 0.17, "used-cw": 0.27 }[finish.condition];
	return faded(finish.paint, share);
}
