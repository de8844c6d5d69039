import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes, safe in cookies and addresses. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is stored of a token. It has too many values to be guessed, so a plain hash without salt is enough. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
