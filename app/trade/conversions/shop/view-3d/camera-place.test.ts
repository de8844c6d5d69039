import { expect, test } from "vitest";
import { cameraPlace, fieldOfView } from "./camera-place.ts";

/** Outside measures in millimetres (ISO 668). */
const sizes = {
	"6 foot": { length: 1980, width: 1970, height: 1910 },
	"10 foot": { length: 2991, width: 2438, height: 2591 },
	"20 foot": { length: 6058, width: 2438, height: 2591 },
	"40 foot High Cube": { length: 12192, width: 2438, height: 2896 },
	"45 foot High Cube": { length: 13716, width: 2438, height: 2896 },
};

test.each(Object.entries(sizes))(
	"the camera stays outside of a %s container and has it whole from afar",
	(_name, size) => {
		const { middle, distance, nearest, farthest } = cameraPlace(size);
		expect(middle).toBe(size.height / 2000);
		expect(nearest).toBeGreaterThanOrEqual(size.length / 2000 + 1.9);
		expect(nearest).toBeLessThan(distance);
		expect(farthest).toBeGreaterThan(distance);
		// From its side the whole height is seen as near as one may come.
		const seen = 2 * (nearest - size.width / 2000) * Math.tan((fieldOfView * Math.PI) / 360);
		expect(seen).toBeGreaterThan(size.height / 1000);
	},
);
