import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** More passwords are waiting to be hashed than the shop takes on; nothing was computed. */
export class TooBusyError extends Error {}

/** OWASP's parameters for scrypt with 32 MiB. A change needs a mark in what is stored. */
const options: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const keyBytes = 64;

/** A hash costs a tenth of a second of a core: a flood of sign-ins must not take all of them, nor queue up for long. */
const most = { running: 2, waiting: 8 };
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
	if (running < most.running) running++;
	else if (waiting.length >= most.waiting) throw new TooBusyError("too many passwords at once");
	else await new Promise<void>((resolve) => waiting.push(resolve));
	try {
		return await work();
	} finally {
		// Whoever waits longest takes over the turn.
		const next = waiting.shift();
		if (next) next();
		else running--;
	}
}

function keyOf(password: string, salt: string): Promise<Buffer> {
	return inTurn(
		() =>
			new Promise((resolve, reject) => {
				scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
					error ? reject(error) : resolve(key),
				);
			}),
	);
}

/**
 * A password as it is stored: `salt:key`, both in hex.
 * @throws TooBusyError
 */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16).toString("hex");
	return `${salt}:${(await keyOf(password, salt)).toString("hex")}`;
}

/**
 * Whether a password is the stored one. Where nothing is stored it is never, and takes as long to say so.
 * @throws TooBusyError
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
	const [salt = "", hex = ""] = (stored ?? "").split(":");
	const expected = Buffer.from(hex, "hex");
	const key = await keyOf(password, salt);
	return expected.length === key.length && timingSafeEqual(expected, key);
}
