import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best of brotli and gzip that a client takes (RFC 9110 §12.5.3). */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
	const accepted = (acceptEncoding ?? "")
		.split(",")
		.map((part) => part.trim().split(";"))
		.filter(([, weight]) => !/q=0(\.0*)?$/.test(weight?.trim() ?? ""))
		.map(([name]) => name);
	if (accepted.includes("br")) return "br";
	return accepted.includes("gzip") ? "gzip" : "identity";
}

/** @param effort "kept" for what is compressed once and sent often, "fresh" for what is sent once */
export async function compress(body: Buffer, encoding: Encoding, effort: "kept" | "fresh"): Promise<Buffer> {
	if (encoding === "identity") return body;
	if (encoding === "gzip") return zip(body, { level: effort === "kept" ? 9 : 5 });
	const quality = effort === "kept" ? 9 : 4;
	return brotli(body, {
		params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
	});
}
