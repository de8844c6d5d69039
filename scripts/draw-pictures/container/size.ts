/** Outside dimensions in metres. */
export type Size = { length: number; width: number; height: number };

/** ISO 668 outside sizes. */
export const FT10: Size = { length: 2.991, width: 2.438, height: 2.591 };
export const FT20: Size = { length: 6.058, width: 2.438, height: 2.591 };
export const FT40: Size = { length: 12.192, width: 2.438, height: 2.591 };
export const FT40_HC: Size = { ...FT40, height: 2.896 };
