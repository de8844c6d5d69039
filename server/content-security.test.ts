import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./content-security.ts";

function sourcesOf(html: string, directive: string): string[] {
	const found = contentSecurityPolicy(html)
		.split("; ")
		.find((text) => text.split(" ")[0] === directive);
	return found?.split(" ").slice(1) ?? [];
}

/** The example of MDN's page on script-src, with its published hash. */
const script = "doSomething();";
const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='";

describe("the policy of a document", () => {
	test("without inline scripts allows its own files only", () => {
		expect(sourcesOf("<p>Text</p>", "script-src")).toEqual(["'self'"]);
		expect(sourcesOf('<script src="/assets/entry.js"></script>', "script-src")).toEqual(["'self'"]);
	});

	test("allows an inline script by its hash", () => {
		expect(sourcesOf(`<script>${script}</script>`, "script-src")).toEqual(["'self'", hash]);
		expect(sourcesOf(`<script type="module">${script}</script>`, "script-src")).toEqual(["'self'", hash]);
	});

	test("names each script once, and every one", () => {
		const html = `<script>${script}</script><script async src="/a.js"></script><script>${script}</script><script>other()</script>`;
		const sources = sourcesOf(html, "script-src");
		expect(sources).toHaveLength(3);
		expect(sources).toContain(hash);
	});

	test("takes a script with line breaks as it stands", () => {
		const [, first] = sourcesOf("<script>\na();\n</script>", "script-src");
		const [, second] = sourcesOf("<script>a();</script>", "script-src");
		expect(first).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
		expect(first).not.toBe(second);
	});

	test("never allows inline scripts at large, evaluation, frames or foreign forms", () => {
		expect(contentSecurityPolicy(`<script>${script}</script>`)).not.toMatch(/unsafe-eval|\*/);
		expect(sourcesOf("", "script-src")).not.toContain("'unsafe-inline'");
		expect(sourcesOf("", "default-src")).toEqual(["'self'"]);
		expect(sourcesOf("", "object-src")).toEqual(["'none'"]);
		expect(sourcesOf("", "base-uri")).toEqual(["'self'"]);
		expect(sourcesOf("", "form-action")).toEqual(["'self'"]);
		expect(sourcesOf("", "frame-ancestors")).toEqual(["'none'"]);
	});
});

test("every answer forbids guessing its type", () => {
	expect(securityHeaders["X-Content-Type-Options"]).toBe("nosniff");
});
