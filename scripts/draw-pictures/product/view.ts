/** The one view of all products: degrees round and above, and how far x and y run to the right per metre. */
const AZIMUTH = 40;
const ELEVATION = 15;

export const VIEW = {
	azimuth: AZIMUTH,
	elevation: ELEVATION,
	rightX: Math.cos((AZIMUTH * Math.PI) / 180),
	rightY: Math.sin((AZIMUTH * Math.PI) / 180),
} as const;
