/** What JSON holds, without fractions that one reader writes otherwise than another. */
export type Canonical =
	| string
	| number
	| boolean
	| null
	| readonly Canonical[]
	| { readonly [key: string]: Canonical };

/** The one way to write a value: names in order of their code units, no spaces (as RFC 8785 for whole numbers). */
export function canonicalJson(value: Canonical): string {
	if (value === null || typeof value !== "object") return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map((one: Canonical) => canonicalJson(one)).join(",")}]`;
	const entries = Object.entries(value as { readonly [key: string]: Canonical }).toSorted(([one], [other]) =>
		one < other ? -1 : 1,
	);
	return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(",")}}`;
}
