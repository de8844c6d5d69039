import { isLinkAddress, isWebAddress } from "~/values/web-address.ts";

/** What was typed as the address of a link; one that begins with www. gets its scheme. Null when it is none. */
export function readLinkAddress(typed: string): string | null {
	const text = typed.trim();
	const address = /^www\.[^\s.]+\.\S+$/i.test(text) ? `https://${text}` : text;
	return isLinkAddress(address) ? address : null;
}

/** What was typed as the address of a picture: of the web or a path of the shop. Null when it is none. */
export function readPictureAddress(typed: string): string | null {
	const address = typed.trim();
	return isWebAddress(address) && address !== "/" ? address : null;
}
