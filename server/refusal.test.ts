import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { refusalIn } from "~/values/refusal-text.ts";
import { attributesOf, elementsIn, tagsOf, textOf } from "../tests/support/html.ts";
import { type Refusal, refuse } from "./refusal.ts";

const asked = (path: string, headers: Record<string, string> = {}, method = "GET") =>
	new Request(`http://shop.example${path}`, { method, headers });

describe("a refusal", () => {
	test.each<[Refusal, number]>([
		["malformed", 400],
		["foreign", 400],
		["signedOut", 403],
		["method", 405],
		["tooLarge", 413],
		["unknownBody", 415],
		["visitorBusy", 429],
		["shopBusy", 503],
		["away", 503],
	])("%s is a %i that says why and leads home, in the language of the address", async (refusal, status) => {
		for (const language of languages) {
			const answer = refuse(asked(`/${language}/cart`), refusal);
			expect(answer.status).toBe(status);
			const { title, text } = pageTexts[language].refusals[refusal === "unknownBody" ? "malformed" : refusal];
			const html = await answer.text();
			expect(refusalIn(html)).toEqual({ title, text });
			for (const part of [`<html lang="${language}">`, title, text, `href="/${language}"`]) {
				expect(html).toContain(part);
			}
		}
	});

	test.each([
		["/de.data", {}, "de"],
		["/cart", { "Accept-Language": "fr-BE,fr" }, "fr"],
		["/cart", { Cookie: "kade_language=en", "Accept-Language": "fr" }, "en"],
		["/", {}, "nl"],
	])("of %s (%j) is in %s", (path, headers, language) => {
		expect(refuse(asked(path, headers), "malformed").headers.get("Content-Language")).toBe(language);
	});

	test("says when to come again, and which methods there are", () => {
		expect(refuse(asked("/nl"), "shopBusy").headers.get("Retry-After")).toBe("5");
		expect(refuse(asked("/nl"), "method").headers.get("Allow")).toBe("GET, HEAD, POST");
	});

	test("allows its own style and nothing else", async () => {
		const answer = refuse(asked("/nl"), "away");
		const style = /<style>(.*)<\/style>/.exec(await answer.text())?.[1] ?? "";
		const hash = createHash("sha256").update(style).digest("base64");
		expect(answer.headers.get("Content-Security-Policy")).toBe(
			`default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'`,
		);
	});

	test("keeps what was sent by who is signed out, to the letter", async () => {
		const form = new FormData();
		const typed = {
			"nl.title": 'Onze "kade" & <script>',
			"nl.text": "\n\nEerst\ndan </textarea>",
			intent: "save",
		};
		for (const [name, value] of Object.entries(typed)) form.append(name, value);
		const kept = async () => {
			const html = await refuse(asked("/nl/admin/company", {}, "POST"), "signedOut", form).text();
			expect(html).toContain('href="/nl/auth"');
			return elementsIn(html, "textarea").map((field) => [attributesOf(field).name, textOf(field)]);
		};
		expect(await kept()).toEqual(Object.entries(typed));
		form.append("none", new File([], ""));
		expect(await kept()).toEqual(Object.entries(typed));
		form.append("file", new File(["x"], "x.png"));
		expect(await kept()).toEqual(Object.entries(typed));
	});

	test("asks who is signed out to choose files again, in the language of the address", async () => {
		const form = new FormData();
		form.append("note", "Belt terug");
		form.append("none", new File([], ""));
		form.append("proof", new File(["x"], 'be"wijs.pdf'));
		for (const name of ["a.pdf", "b.pdf"]) form.append("files", new File([], name));
		for (const language of languages) {
			const sent = asked(
				`/${language}/admin/orders/1`,
				{ "Content-Type": "multipart/form-data; boundary=x" },
				"POST",
			);
			const html = await refuse(sent, "signedOut", form).text();
			expect(html).toContain(pageTexts[language].refusals.files);
			expect(tagsOf(html, "form")).toMatchObject([{ method: "post", enctype: "multipart/form-data" }]);
			const fields = elementsIn(html, "label").map((label) => [
				textOf(label),
				elementsIn(label, "input").map(attributesOf),
			]);
			expect(fields).toEqual([
				['be"wijs.pdf', [{ type: "file", name: "proof" }]],
				["a.pdf, b.pdf", [{ type: "file", name: "files", multiple: "" }]],
			]);
		}
	});

	test("says nothing of files where none was chosen, and sends a form as it was sent", async () => {
		const form = new FormData();
		form.append("city", "Gent");
		const html = await refuse(asked("/en/admin/company", {}, "POST"), "signedOut", form).text();
		expect(html).not.toContain(pageTexts.en.refusals.files);
		expect(tagsOf(html, "form")).toEqual([{ method: "post" }]);
	});

	test("has no body for HEAD", async () => {
		expect(await refuse(asked("/nl", {}, "HEAD"), "method").text()).toBe("");
	});
});
