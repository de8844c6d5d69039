import { crc32, inflateRawSync } from "node:zlib";

/** An archive that cannot be read. @property problem "large" where it would unpack to more than was allowed */
export class UnzipError extends Error {
	readonly problem: "damaged" | "large";

	constructor(problem: UnzipError["problem"], cause?: unknown) {
		super(`archive ${problem}`, { cause });
		this.problem = problem;
	}
}

/** Files that an archive may have: an office file has some dozens. */
const mostFiles = 1_000;

/** Its table of contents is found by this mark, which stands within the last bytes (APPNOTE 4.3.16). */
const endMark = Buffer.from("PK\u0005\u0006", "latin1");
const endLength = 22;
const longestComment = 0xffff;

type Entry = { method: number; crc: number; packed: number; size: number; offset: number };

/** The files by their names, as the table of contents has them. */
function entriesOf(bytes: Buffer): Map<string, Entry> {
	const end = bytes.lastIndexOf(endMark);
	if (end < 0 || end < bytes.length - endLength - longestComment) throw new UnzipError("damaged");
	const count = bytes.readUInt16LE(end + 10);
	if (count > mostFiles) throw new UnzipError("large");
	const entries = new Map<string, Entry>();
	let at = bytes.readUInt32LE(end + 16);
	for (let index = 0; index < count; index++) {
		// Nothing is encrypted.
		if (bytes.readUInt32LE(at) !== 0x02014b50 || (bytes.readUInt16LE(at + 8) & 1) === 1)
			throw new UnzipError("damaged");
		const nameLength = bytes.readUInt16LE(at + 28);
		const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
		entries.set(name, {
			method: bytes.readUInt16LE(at + 10),
			crc: bytes.readUInt32LE(at + 16),
			packed: bytes.readUInt32LE(at + 20),
			size: bytes.readUInt32LE(at + 24),
			offset: bytes.readUInt32LE(at + 42),
		});
		at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
	}
	return entries;
}

function contentOf(bytes: Buffer, { method, crc, packed, size, offset }: Entry, most: number): Buffer {
	if (size > most) throw new UnzipError("large");
	if (bytes.readUInt32LE(offset) !== 0x04034b50) throw new UnzipError("damaged");
	const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
	if (start + packed > bytes.length) throw new UnzipError("damaged");
	const part = bytes.subarray(start, start + packed);
	if (method !== 0 && method !== 8) throw new UnzipError("damaged");
	// What it says of its size is not believed: no byte more is unpacked.
	const content = method === 0 ? part : inflateRawSync(part, { maxOutputLength: Math.max(1, size) });
	if (content.length !== size || crc32(content) !== crc) throw new UnzipError("damaged");
	return content;
}

/**
 * What reads single files of an archive that somebody sent, unpacked only when they are asked for: plain or deflated, up
 * to 4 GB, as office programs write them. Source: PKWARE APPNOTE 6.3.
 * @param mostUnpacked bytes of all that is read
 * @returns a file's content by its name; null where there is none of the name. @throws UnzipError
 */
export function openZip(bytes: Buffer, mostUnpacked: number): (name: string) => Buffer | null {
	const guarded = <T>(read: () => T): T => {
		try {
			return read();
		} catch (error) {
			// A place outside of the file, or what is no deflated data.
			throw error instanceof UnzipError ? error : new UnzipError("damaged", error);
		}
	};
	const entries = guarded(() => entriesOf(bytes));
	let left = mostUnpacked;
	return (name) => {
		const entry = entries.get(name);
		if (!entry) return null;
		const content = guarded(() => contentOf(bytes, entry, left));
		left -= content.length;
		return content;
	};
}
