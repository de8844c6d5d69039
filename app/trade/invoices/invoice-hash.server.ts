import { createHash } from "node:crypto";
import { type Canonical, canonicalJson } from "~/values/canonical-json.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** SHA-256 of a document, of what was before it in its series, and of its UBL: none of them changes unseen. */
export function documentHash(previousHash: string, snapshot: Canonical, ubl: string | null): string {
	return sha256(`${previousHash}\n${canonicalJson(snapshot)}\n${ubl ?? ""}`);
}

/** By which a form says what it has shown: another draft has another mark. */
export function draftMark(draft: Canonical): string {
	return sha256(canonicalJson(draft)).slice(0, 32);
}
