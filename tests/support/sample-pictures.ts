import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture with a red left and a blue right half. @param size in pixels */
export function twoHalves(size: { width: number; height: number }): Sharp {
	const red = Buffer.alloc(size.width * size.height * 3);
	for (let index = 0; index < size.width * size.height; index++) {
		red[index * 3 + (index % size.width < size.width / 2 ? 0 : 2)] = 220;
	}
	return sharp(red, { raw: { ...size, channels: 3 } });
}

const place = {
	IFD0: { Make: "Kade Camera", Copyright: "A secret of the photographer" },
	IFD3: {
		GPSLatitudeRef: "N",
		GPSLatitude: "51/1 13/1 0/1",
		GPSLongitudeRef: "E",
		GPSLongitude: "4/1 24/1 0/1",
	},
};

/**
 * A camera's JPEG that lies on its side: 300 × 200 pixels, shown as 200 × 300 with red above blue (EXIF orientation 6),
 * and that says where and by whom it was taken.
 */
export function cameraJpeg(): Promise<Buffer> {
	return twoHalves({ width: 300, height: 200 })
		.withExif(place)
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 95 })
		.toBuffer();
}

/** A green disc on nothing. */
export function transparentPng(): Promise<Buffer> {
	const side = 64;
	const pixels = Buffer.alloc(side * side * 4);
	for (let index = 0; index < side * side; index++) {
		const inside = Math.hypot((index % side) - side / 2, Math.floor(index / side) - side / 2) < side / 3;
		if (inside) pixels.set([0, 160, 0, 255], index * 4);
	}
	return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
		.png()
		.toBuffer();
}

/** A PNG whose head promises more pixels than its few bytes hold. */
export async function hugePng(width: number, height: number): Promise<Buffer> {
	const png = await twoHalves({ width: 8, height: 8 }).png().toBuffer();
	// IHDR: width and height at 16 and 20, its checksum at 29 (PNG §11.2.2).
	png.writeUInt32BE(width, 16);
	png.writeUInt32BE(height, 20);
	png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
	return png;
}
