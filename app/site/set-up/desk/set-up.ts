/** What a new shop needs before it can sell, in order: who sells, what transport costs, and something to sell. */
export const setUpSteps = ["company", "tariffs", "container"] as const;
export type SetUpStep = (typeof setUpSteps)[number];
