import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders, withoutMark } from "./content-security.ts";

const mark = "0123456789abcdefghijkl";

function sourcesOf(html: string, directive: string): string[] {
	const found = contentSecurityPolicy(Buffer.from(html), mark)
		.split("; ")
		.find((text) => text.split(" ")[0] === directive);
	return found?.split(" ").slice(1) ?? [];
}

/** A script as the rendering writes it. */
function own(text: string, attributes = ""): string {
	return `<script nonce="${mark}"${attributes}>${text}</script>`;
}

/** The example of MDN's page on script-src, with its published hash. */
const script = "doSomething();";
const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='";

describe("the policy of a document", () => {
	test("without inline scripts allows its own files only", () => {
		expect(sourcesOf("<p>Text</p>", "script-src")).toEqual(["'self'"]);
		expect(sourcesOf(own("", ' src="/assets/entry.js"'), "script-src")).toEqual(["'self'"]);
	});

	test("allows an inline script of its rendering by its hash", () => {
		expect(sourcesOf(own(script), "script-src")).toEqual(["'self'", hash]);
		expect(sourcesOf(own(script, ' type="module"'), "script-src")).toEqual(["'self'", hash]);
	});

	test.each([
		`<script>${script}</script>`,
		`<script nonce="another">${script}</script>`,
		`<script nonce=${mark}>${script}</script>`,
		`<SCRIPT>${script}</SCRIPT>`,
		`<script nonce="">${script}</script>`,
	])("refuses a script that came with stored text: %s", (injected) => {
		expect(sourcesOf(`<p>${injected}</p>${own("start()")}`, "script-src")).not.toContain(hash);
	});

	test("allows a style of its rendering by its hash, and none that came with stored text", () => {
		const text = "p{color:red}";
		const digest = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
		expect(sourcesOf(`<style nonce="${mark}">${text}</style>`, "style-src")).toEqual(["'self'", digest]);
		expect(sourcesOf(`<style>${text}</style>`, "style-src")).toEqual(["'self'"]);
		expect(sourcesOf(`<style nonce="${mark}">${text}</style>`, "script-src")).toEqual(["'self'"]);
	});

	test("of a document without a rendering allows none", () => {
		expect(contentSecurityPolicy(Buffer.from(own(script)), null)).toContain("script-src 'self';");
	});

	test("names each script once, and every one", () => {
		const html = `${own(script)}${own("", ' async src="/a.js"')}${own(script)}${own("other()")}`;
		const sources = sourcesOf(html, "script-src");
		expect(sources).toHaveLength(3);
		expect(sources).toContain(hash);
	});

	test("takes a script with line breaks as it stands", () => {
		const [, first] = sourcesOf(own("\na();\n"), "script-src");
		const [, second] = sourcesOf(own("a();"), "script-src");
		expect(first).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
		expect(first).not.toBe(second);
	});

	test("never allows inline scripts at large, evaluation, frames or foreign forms", () => {
		expect(contentSecurityPolicy(Buffer.from(own(script)), mark)).not.toMatch(/unsafe-eval|\*/);
		expect(sourcesOf("", "script-src")).not.toContain("'unsafe-inline'");
		expect(sourcesOf("", "default-src")).toEqual(["'self'"]);
		expect(sourcesOf("", "object-src")).toEqual(["'none'"]);
		expect(sourcesOf("", "base-uri")).toEqual(["'self'"]);
		expect(sourcesOf("", "form-action")).toEqual(["'self'"]);
		expect(sourcesOf("", "frame-ancestors")).toEqual(["'none'"]);
	});
});

test("the mark does not leave the shop", () => {
	const html = Buffer.from(`<p>Größe</p>${own("a()")}<link nonce="${mark}" href="/a">€`);
	expect(withoutMark(html, mark).toString()).toBe('<p>Größe</p><script>a()</script><link href="/a">€');
	expect(withoutMark(html, null)).toBe(html);
});

test("every answer forbids guessing its type and framing it", () => {
	expect(securityHeaders(null)).toMatchObject({
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
	});
});

test("browsers are told to stay on https where the shop has it", () => {
	expect(securityHeaders("https://shop.example")["Strict-Transport-Security"]).toMatch(/^max-age=\d{8}/);
	expect(securityHeaders("http://shop.example")).not.toHaveProperty("Strict-Transport-Security");
	expect(securityHeaders(null)).not.toHaveProperty("Strict-Transport-Security");
});
