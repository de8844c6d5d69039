/** Where a table of a font begins (OpenType, table directory). */
function tableAt(font: Buffer, tag: string): number | null {
	const count = font.readUInt16BE(4);
	for (let index = 0; index < count; index += 1) {
		const record = 12 + 16 * index;
		if (font.toString("latin1", record, record + 4) === tag) return font.readUInt32BE(record + 8);
	}
	return null;
}

/** Ranges of the letters of a font, from its map of format 4 or 12; a segment may have holes, which formats 12 have not. */
function rangesOf(font: Buffer): [first: number, last: number][] {
	const cmap = tableAt(font, "cmap");
	if (cmap === null) return [];
	const ranges: [number, number][] = [];
	const count = font.readUInt16BE(cmap + 2);
	for (let index = 0; index < count; index += 1) {
		const map = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
		const format = font.readUInt16BE(map);
		if (format === 4) ranges.push(...segments(font, map));
		if (format === 12) ranges.push(...groups(font, map));
	}
	return ranges;
}

function segments(font: Buffer, map: number): [number, number][] {
	const bytes = font.readUInt16BE(map + 6);
	const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes].map(
		(from) => map + from,
	) as [number, number, number, number];
	const ranges: [number, number][] = [];
	for (let at = 0; at < bytes; at += 2) {
		const [first, last] = [font.readUInt16BE(starts + at), font.readUInt16BE(ends + at)];
		const [delta, offset] = [font.readUInt16BE(deltas + at), font.readUInt16BE(offsets + at)];
		for (let code = first; code <= last && code !== 0xffff; code += 1) {
			const listed = offset === 0 ? code : font.readUInt16BE(offsets + at + offset + 2 * (code - first));
			const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
			if (glyph !== 0) ranges.push([code, code]);
		}
	}
	return ranges;
}

function groups(font: Buffer, map: number): [number, number][] {
	const count = font.readUInt32BE(map + 12);
	return Array.from({ length: count }, (_, index) => {
		const group = map + 16 + 12 * index;
		return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as [number, number];
	});
}

/** Asks whether any of some fonts can print a letter. @param fonts whole TrueType files */
export function lettersOf(fonts: readonly Buffer[]): (letter: string) => boolean {
	const known = new Set<number>();
	for (const font of fonts) {
		for (const [first, last] of rangesOf(font))
			for (let code = first; code <= last; code += 1) known.add(code);
	}
	// Places where a word may be broken are not printed.
	known.add(0x200b);
	return (letter) => known.has(letter.codePointAt(0) ?? 0);
}
