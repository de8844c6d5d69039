import { createHash } from "node:crypto";
import { offerUrls } from "~/offer-urls.ts";
import { sign } from "~/platform/secret.server.ts";
import type { Language } from "~/values/vocabulary.ts";

/** The code in the link of a version: only the shop can make it, and makes the same one for its reminder. */
export function offerToken(secret: string, versionId: string): string {
	return sign(secret, `offer:${versionId}`);
}

/** What is stored of it. It has too many values to be guessed, so a plain hash without salt is enough. */
export function offerTokenHash(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}

/** The address that opens a version to whoever has it: for its buyer alone. */
export function offerLink(
	{ origin, secret }: { origin: string; secret: string },
	{ versionId, language }: { versionId: string; language: Language },
): string {
	return origin + offerUrls.offer(language, offerToken(secret, versionId));
}
