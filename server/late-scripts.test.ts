import { expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const mark = "0123456789abcdefghijkl";
const words = '<link rel="modulepreload" href="/assets/de.js"/>';
const framework = `<link rel="modulepreload" href="/assets/framework.js" nonce="${mark}"/>`;
const modules = 'import * as route0 from "/assets/root.js";\nimport("/assets/entry.js");';

const changed = (html: string, by: string | null) => withLateScripts(Buffer.from(html), by).toString();

function page(body: string): string {
	return `<html><head><title>Größe €</title>${words}${framework}<link rel="icon" href="/i.svg"/></head><body>${body}</body></html>`;
}

test("a page's modules sleep, with the names of all that they import, and nothing preloads them", () => {
	const own = `<script nonce="${mark}" type="module" async="">${modules}</script>`;
	const files = "/assets/de.js /assets/framework.js /assets/root.js /assets/entry.js";
	expect(changed(page(own), mark)).toBe(
		`<html><head><title>Größe €</title><link rel="icon" href="/i.svg"/></head><body><script type="text/plain" nonce="${mark}" data-files="${files}">${modules}</script></body></html>`,
	);
});

test.each([
	`<script nonce="${mark}">start()</script>`,
	`<script type="module">${modules}</script>`,
	`<script nonce="another" type="module">${modules}</script>`,
	`<script nonce="${mark}" type="module" src="/assets/a.js"></script>`,
	words,
])("leaves alone what is not the page's own list of modules: %s", (other) => {
	const own = `<script nonce="${mark}" type="module">${modules}</script>`;
	expect(changed(page(other), mark)).toBe(page(other));
	expect(changed(page(other + own), mark)).toContain(`<body>${other}<script type="text/plain"`);
});

test("visitors get the list of routes without the owner's side, admins the whole one", () => {
	const own = `<script nonce="${mark}" type="module">import "/assets/manifest-1a2b.js";</script>`;
	const preload = `<link rel="modulepreload" href="/assets/manifest-1a2b.js" nonce="${mark}"/>`;
	const style = '<link rel="stylesheet" href="/assets/desk-1.css" data-precedence="desk"/>';
	expect(changed(page(own).replace("<title>", `${preload}<title>`), mark)).not.toContain("manifest");
	expect(changed(page(own), mark)).toContain('/assets/visitors-1a2b.js">import "/assets/visitors-1a2b.js"');
	expect(changed(page(own).replace("<title>", `${style}<title>`), mark)).toContain(
		'/assets/manifest-1a2b.js">import "/assets/manifest-1a2b.js"',
	);
});

test("the owner's side has its scripts at once", () => {
	const own = page(`<script nonce="${mark}" type="module" async="">{"routes/desk/layout":route1}</script>`);
	expect(changed(own, mark)).toBe(own);
});

test("a page of the desk has the list of its own routes, and what it shows stays", () => {
	const list = `<script nonce="${mark}" type="module">import "/assets/manifest-1a2b.js";{"routes/desk/layout":route1}</script>`;
	const shown = "<p>/assets/manifest-1a2b.js</p>";
	const link = '<link rel="modulepreload" href="/assets/manifest-1a2b.js"/>';
	const own = page(shown + list).replace("<title>", `${link}<title>`);
	const desk = changed(own, mark);
	expect(desk).toContain(shown);
	expect(desk.match(/manifest-/g)).toHaveLength(1);
	expect(desk.match(/\/assets\/desk-routes-1a2b\.js/g)).toHaveLength(2);
});

test("a document without the mark stays as it is", () => {
	expect(changed(page(words), null)).toBe(page(words));
});
