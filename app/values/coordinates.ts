/** A place on earth, in degrees (WGS 84); north and east are positive. */
export type Coordinates = { latitude: number; longitude: number };

/** About one metre. */
const decimals = 5;

const number = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*`;
/** A comma parts the two where it does not stand within a number: with a space behind it, or as a semicolon. */
const pair = new RegExp(`^${number}([NS])?(?:\\s*[,;]\\s+|\\s*;\\s*|\\s+)${number}([EOW])?$`, "i");
/** As maps copy it without a space; its decimals have points. */
const tight = /^([+-]?\d{1,3}(?:\.\d+)?),([+-]?\d{1,3}(?:\.\d+)?)$/;

function degrees(text: string, side: string | undefined): number {
	const value = Number(text.replace(",", "."));
	const isNegative = side !== undefined && /[SW]/i.test(side);
	return Number((isNegative ? -value : value).toFixed(decimals));
}

/**
 * Coordinates as a map gives them: latitude first, in decimal degrees, such as "51.26, 4.39", "51,26; 4,39" or
 * "51.26° N, 4.39° E". Null for anything else.
 */
export function parseCoordinates(text: string): Coordinates | null {
	const plain = text.trim();
	const [, north, side, east, otherSide] = pair.exec(plain) ?? [];
	const [, first = north, second = east] = tight.exec(plain) ?? [];
	if (first === undefined || second === undefined) return null;
	const latitude = degrees(first, side);
	const longitude = degrees(second, otherSide);
	return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The form in which they are stored and shown: "51.26, 4.39". */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
	return `${latitude}, ${longitude}`;
}
