/**
 * An address with its domain as mail servers read it: "an@müller.example" is "an@xn--mller-kva.example". Anything else
 * stays as it is.
 */
export function asciiEmail(text: string): string {
	const [, local, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(text) ?? [];
	// biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside of ASCII
	if (local === undefined || domain === undefined || /^[\x00-\x7f]*$/.test(domain)) return text;
	try {
		return `${local}@${new URL(`http://${domain}`).hostname}`;
	} catch {
		return text;
	}
}

/** One address, without display name: what mail servers accept in practice (HTML standard's e-mail form plus a dot). */
export const emailForm =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
