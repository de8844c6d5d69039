import { adminUrls } from "~/desk-urls.ts";

/** What a new shop needs before it can sell, in order: who sells, what transport costs, and something to sell. */
export const setUpSteps = ["company", "tariffs", "container"] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** Where each is filled in. */
export const stepAddresses = {
	company: adminUrls.company,
	tariffs: adminUrls.tariffs,
	container: adminUrls.newProduct,
} as const satisfies Record<SetUpStep, unknown>;

/** The step that comes after one that is done; null while that one is open itself, or where none is open. */
export function stepAfter(done: SetUpStep, open: readonly SetUpStep[]): SetUpStep | null {
	return open.includes(done) ? null : (open[0] ?? null);
}
