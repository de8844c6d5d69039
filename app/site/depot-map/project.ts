import type { Coordinates } from "~/values/coordinates.ts";

/** A point of the map in kilometres from its middle: x to the east, y to the south. */
export type Point = readonly [x: number, y: number];

const earth = 6371;
const middle: Coordinates = { latitude: 50, longitude: 6 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Places a coordinate by Lambert's equal-area projection, as Europe's own maps do (ETRS89-LAEA, here about 50° N, 6° E). */
export function project({ latitude, longitude }: Coordinates): Point {
	const [north, centre] = [radians(latitude), radians(middle.latitude)];
	const east = radians(longitude - middle.longitude);
	const [sin, cos, sinCentre, cosCentre] = [
		Math.sin(north),
		Math.cos(north),
		Math.sin(centre),
		Math.cos(centre),
	];
	const scale = earth * Math.sqrt(2 / (1 + sinCentre * sin + cosCentre * cos * Math.cos(east)));
	return [scale * cos * Math.sin(east), scale * (sinCentre * cos * Math.cos(east) - cosCentre * sin)];
}

/** Points of a text of "longitude,latitude" pairs. */
export function pointsOf(arc: string): Point[] {
	return arc.split(" ").map((pair) => {
		const [longitude = 0, latitude = 0] = pair.split(",").map(Number);
		return project({ latitude, longitude });
	});
}

/** A line through points as the short form of a path: whole kilometres, each from the one before. */
export function pathOf(points: readonly Point[], isClosed: boolean): string {
	let [atX, atY] = [0, 0];
	const steps = points.flatMap(([x, y], index) => {
		const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY];
		if (index > 0 && dx === 0 && dy === 0) return [];
		[atX, atY] = [atX + dx, atY + dy];
		return [`${dx}${dy < 0 ? "" : " "}${dy}`];
	});
	const [first = "0 0", ...rest] = steps;
	return `M${first}l${rest.join(" ").replaceAll(" -", "-")}${isClosed ? "z" : ""}`;
}
