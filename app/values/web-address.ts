/**
 * Whether a text is an address of the web, or a path of the shop itself. The one rule for whatever an editor types: a
 * browser reads `//evil.example`, `/\evil.example` and `/<tab>/evil.example` as addresses of the web without a scheme.
 */
export function isWebAddress(text: string): boolean {
	return /^(https?:\/\/[^\s/\\]\S*|\/(?![/\\])\S*)$/i.test(text);
}

/** A stored address as pages may use it; null for one that no editor may type. */
export function webAddressOf(stored: string | null | undefined): string | null {
	return stored && isWebAddress(stored) ? stored : null;
}

/** Whether a link may lead to an address: of the web, of a mail, of a telephone, or a path of the shop. */
export function isLinkAddress(text: string): boolean {
	return isWebAddress(text) || /^(mailto:[^\s@]+@\S+|tel:\+?[\d().\- ]+)$/i.test(text);
}

/** A shop by either scheme: `https:a` is a neighbour of the page by one, and an address of the web by the other. */
const shops = ["http://shop.invalid", "https://shop.invalid"];

/**
 * Whether a stored address of a link or a picture may be shown: one that an editor may type, or a part of the page or a
 * neighbour of it. None that a browser takes elsewhere without saying so.
 */
export function isShownAddress(text: string): boolean {
	return isLinkAddress(text) || shops.every((shop) => URL.parse(text, shop)?.origin === shop);
}
