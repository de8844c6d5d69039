import { Readable } from "node:stream";
import { promisify } from "node:util";
import { crc32, createDeflateRaw, deflateRaw } from "node:zlib";

/**
 * A file of an archive.
 * @property content its text or bytes, in pieces
 * @property whole all of a small one's bytes: packed at once, which costs a third of a stream's memory and time
 */
export type ZipPart = { name: string } & (
	| { content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array> }
	| { whole: Uint8Array }
);

type Written = { name: Buffer; flags: number; crc: number; packed: number; size: number; offset: number };

/** Names are UTF-8; sizes stand behind a content that is made as it is written (APPNOTE 4.4.4). */
const utf8 = 0x0800;
const sizesBehind = 0x0008;

const packWhole = promisify<Uint8Array, Buffer>(deflateRaw);
/** 1 January 1980: the earliest day that the format knows; equal content makes equal bytes. */
const day = 0x0021;

function localHeader({ name, flags, crc, packed, size }: Written): Buffer {
	const header = Buffer.alloc(30);
	header.writeUInt32LE(0x04034b50, 0);
	header.writeUInt16LE(20, 4);
	header.writeUInt16LE(flags, 6);
	header.writeUInt16LE(8, 8);
	header.writeUInt16LE(day, 12);
	header.writeUInt32LE(crc, 14);
	header.writeUInt32LE(packed, 18);
	header.writeUInt32LE(size, 22);
	header.writeUInt16LE(name.length, 26);
	return Buffer.concat([header, name]);
}

function descriptor({ crc, packed, size }: Written): Buffer {
	const bytes = Buffer.alloc(16);
	bytes.writeUInt32LE(0x08074b50, 0);
	bytes.writeUInt32LE(crc, 4);
	bytes.writeUInt32LE(packed, 8);
	bytes.writeUInt32LE(size, 12);
	return bytes;
}

function centralHeader({ name, flags, crc, packed, size, offset }: Written): Buffer {
	const header = Buffer.alloc(46);
	header.writeUInt32LE(0x02014b50, 0);
	header.writeUInt16LE(20, 4);
	header.writeUInt16LE(20, 6);
	header.writeUInt16LE(flags, 8);
	header.writeUInt16LE(8, 10);
	header.writeUInt16LE(day, 14);
	header.writeUInt32LE(crc, 16);
	header.writeUInt32LE(packed, 20);
	header.writeUInt32LE(size, 24);
	header.writeUInt16LE(name.length, 28);
	header.writeUInt32LE(offset, 42);
	return Buffer.concat([header, name]);
}

function endOf(files: number, size: number, offset: number): Buffer {
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(files, 8);
	end.writeUInt16LE(files, 10);
	end.writeUInt32LE(size, 12);
	end.writeUInt32LE(offset, 16);
	return end;
}

/**
 * An archive as it grows: nothing of it is held but its table of contents. Up to 4 GB, as the plain format knows.
 * @param parts asked for one by one, each after the one before has been written
 * Source: PKWARE APPNOTE 6.3.
 */
export async function* zipFile(
	parts: AsyncIterable<ZipPart> | Iterable<ZipPart>,
): AsyncGenerator<Uint8Array> {
	const written: Written[] = [];
	let offset = 0;
	for await (const part of parts) {
		const name = Buffer.from(part.name);
		if ("whole" in part) {
			const { whole } = part;
			const bytes = await packWhole(whole);
			const sizes = { crc: crc32(whole), packed: bytes.length, size: whole.length };
			const one: Written = { name, flags: utf8, ...sizes, offset };
			const header = localHeader(one);
			yield Buffer.concat([header, bytes]);
			offset += header.length + one.packed;
			written.push(one);
			continue;
		}
		const one: Written = { name, flags: utf8 | sizesBehind, crc: 0, packed: 0, size: 0, offset };
		const header = localHeader(one);
		yield header;
		const counted = async function* () {
			for await (const piece of part.content) {
				const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
				one.crc = crc32(bytes, one.crc);
				one.size += bytes.length;
				yield bytes;
			}
		};
		for await (const bytes of Readable.from(counted()).compose(createDeflateRaw()) as AsyncIterable<Buffer>) {
			one.packed += bytes.length;
			yield bytes;
		}
		yield descriptor(one);
		offset += header.length + one.packed + 16;
		written.push(one);
	}
	const table = Buffer.concat(written.map(centralHeader));
	yield table;
	yield endOf(written.length, table.length, offset);
}
