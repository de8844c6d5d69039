/** Outside dimensions in metres. */
export type Size = { length: number; width: number; height: number };
