import { isWebAddress } from "~/values/web-address.ts";

/** Schemes and paths that the shop keeps in a link. */
const allowed = /^(https?:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+|tel:\+?[\d().\- ]+|\/(?!\/)\S*)$/i;

/** Whether a text is an address that a link may lead to: of the web, of a mail, of a telephone, or a path of the shop. */
export function isLinkAddress(text: string): boolean {
	return allowed.test(text);
}

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
