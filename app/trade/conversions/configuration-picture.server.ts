const mostBytes = 300_000;

/** First and last bytes of a JPEG file (ITU-T T.81 B.1.1.3: SOI and EOI). */
const start = Buffer.from([0xff, 0xd8, 0xff]);
const end = Buffer.from([0xff, 0xd9]);

/**
 * The picture that a browser took of a configuration. It is the sender's word only: kept beside the configuration,
 * which says the same, and never shown to others.
 * @param text base64, also in its form for addresses
 * @returns null for what is no JPEG or larger than 300 kB
 */
export function readConfigurationPicture(text: string): Buffer | null {
	if (text === "" || !/^[\w+/-]+={0,2}$/.test(text)) return null;
	const bytes = Buffer.from(text, "base64");
	const isJpeg = bytes.subarray(0, 3).equals(start) && bytes.subarray(-2).equals(end);
	return isJpeg && bytes.length <= mostBytes ? bytes : null;
}
