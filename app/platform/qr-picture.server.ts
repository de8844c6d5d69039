import { encode } from "uqr";
import type { QrPicture } from "~/values/qr-picture.ts";

/**
 * A text as a QR code with the margin that scanners ask for.
 * @param ecc how much of it may be unreadable: L a fourteenth, M a seventh
 */
export function qrPicture(text: string, ecc: "L" | "M"): QrPicture {
	const { data, size } = encode(text, { ecc, border: 4 });
	const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
	return { size, path: dark.join("") };
}
