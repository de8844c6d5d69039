/** All section pictures have this size, in pixels. */
export const WIDE = { width: 1600, height: 900 } as const;
