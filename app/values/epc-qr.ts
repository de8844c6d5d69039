import type { Cents } from "./money.ts";
import type { Ogm } from "./ogm.ts";

/** Limits of EPC069-12, version 002: letters of the name, bytes of the whole, cents. */
const most = { nameLetters: 70, bytes: 331, cents: 99_999_999_999 };

export type Transfer = {
	/** Whose account it is. */
	holder: string;
	iban: string;
	/** Not needed within the EEA; empty where it is not known. */
	bic: string;
	amount: Cents;
	reference: Ogm;
};

function payload({ iban, bic, amount, reference }: Transfer, name: string): string {
	const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
	const bare = (text: string) => text.replace(/\s/g, "");
	// Service, version, UTF-8, SEPA credit transfer; the empty line is the purpose.
	return ["BCD", "002", "1", "SCT", bare(bic), name, bare(iban), `EUR${euros}`, "", reference].join("\n");
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * What a bank's app reads to fill in a transfer (EPC069-12). Where it would be too long, the BIC is left out, then accents,
 * then the end of the name: what a payment needs stays.
 * @returns null where the standard has no room for the amount or there is no account
 */
export function epcPayload(transfer: Transfer): string | null {
	const { holder, iban, amount } = transfer;
	if (!Number.isSafeInteger(amount) || amount < 1 || amount > most.cents) return null;
	const letters = [...holder.replace(/\s+/g, " ").trim()].slice(0, most.nameLetters);
	if (letters.length === 0 || iban.trim() === "") return null;
	const withoutBic = { ...transfer, bic: "" };
	const bare = [...letters.join("").normalize("NFD").replace(/\p{M}/gu, "")].slice(0, most.nameLetters);
	const tries = [payload(transfer, letters.join("")), payload(withoutBic, letters.join(""))];
	for (let length = bare.length; length > 0; length -= 1) {
		tries.push(payload(withoutBic, bare.slice(0, length).join("").trim()));
	}
	return tries.find((text) => bytesOf(text) <= most.bytes) ?? null;
}
