const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text of an XML file with the five entities that XML knows, and characters by number, as they are read. */
export function xmlDecoded(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (all, ten, hex, name) => {
		if (name) return entities[String(name).toLowerCase()] ?? all;
		const code = ten ? Number(ten) : Number.parseInt(String(hex), 16);
		return code > 0x1f && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
			? String.fromCodePoint(code)
			: " ";
	});
}
