const units =
	"m[²³]?|cm|mm|km|kg|g|t|l|ft|°C|kW|V|MB|%|€|[Ee]uros?|pieds?|Fuß|voet|feet|foot|ton|tonnes?|Tonnen|lit(?:er|re|res)|Liter";
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, "gu");

/** A text whose numbers stay on one line with their units, their thousands and the euro sign before them. */
export function keepNumbers(text: string): string {
	return text
		.replace(beforeUnit, "$1\u00a0")
		.replace(/€ (?=\d)/g, "€\u00a0")
		.replace(/(\d) (?=\d{3}(?!\d))/g, "$1\u00a0");
}

/** The same for every text in a value of lists and records. */
export function keepNumbersIn<T>(value: T): T {
	if (typeof value === "string") return keepNumbers(value) as T;
	if (Array.isArray(value)) return value.map((one) => keepNumbersIn(one)) as T;
	if (typeof value !== "object" || value === null || value instanceof Date) return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keepNumbersIn(one)])) as T;
}
