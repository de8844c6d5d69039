import { crc32, inflateRawSync } from "node:zlib";

/** The files of an archive by their names, found by its table of contents. @throws Error where a file is damaged */
export function readZip(bytes: Buffer): Map<string, string> {
	const end = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
	const files = new Map<string, string>();
	let at = bytes.readUInt32LE(end + 16);
	for (let index = 0; index < bytes.readUInt16LE(end + 10); index++) {
		const [crc, packed, size] = [16, 20, 24].map((field) => bytes.readUInt32LE(at + field));
		const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
		const name = bytes.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
		const local = bytes.readUInt32LE(at + 42);
		const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
		const content = inflateRawSync(bytes.subarray(start, start + (packed ?? 0)));
		if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged`);
		files.set(name, content.toString("utf8"));
		at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
	}
	return files;
}
