const scheme = /[a-z][a-z0-9+.-]*:\/\//i;
const www = /(?<![\p{L}\p{N}])www\d*\.[\p{L}\p{N}]/iu;
const hostWithPath = /[\p{L}\p{N}]\.(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d+)?\//iu;

/**
 * Whether the name of a person or company, or none, is free of web addresses. The shop's mails greet by it: whoever
 * writes a stranger's e-mail address into a form could have the shop send them a link. What mail programs make
 * clickable has a scheme, starts with "www.", or is a host with a path. A bare "Bol.com" or "Containers24.de BV" is a
 * company's name, and so are "A/S", "c/o" and "v.o.f."; letters of full width count as what they look like.
 */
export function holdsNoLink(name: string | null): boolean {
	const text = (name ?? "").normalize("NFKC");
	return ![scheme, www, hostWithPath].some((link) => link.test(text));
}
