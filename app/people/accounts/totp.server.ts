import { Secret, TOTP } from "otpauth";
import { qrPicture } from "~/platform/qr-picture.server.ts";
import type { QrPicture } from "~/values/qr-picture.ts";

/** Codes of authenticator apps as all of them make them (RFC 6238): SHA-1, six digits, a new one every 30 seconds. */
const kind = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A secret for an app, in base32: 160 bits, as RFC 4226 §4 asks. */
export function newSecret(): string {
	return new Secret({ size: 20 }).base32;
}

/** A code for use once, in base32: 80 bits. */
export function newRecoveryCode(): string {
	return new Secret({ size: 10 }).base32;
}

/**
 * The half minute that a code belongs to, counted from 1970; one before or after now is taken, as clocks differ.
 * Null for a wrong code.
 * @param code six digits
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
	const timestamp = now.getTime();
	const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) });
	const away = totp.validate({ token: code, timestamp, window: 1 });
	return away === null ? null : Math.floor(timestamp / 1000 / kind.period) + away;
}

/** What an app reads to set itself up: as the outline of a QR code, its modules in units of one. */
export function setUpPicture(secret: string, names: { company: string; email: string }): QrPicture {
	const totp = new TOTP({
		...{ ...kind, secret: Secret.fromBase32(secret) },
		...{ issuer: names.company, label: names.email },
	});
	return qrPicture(totp.toString(), "L");
}
