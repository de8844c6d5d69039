/** A QR code as the outline of its dark modules, in units of one. */
export type QrPicture = { size: number; path: string };
