import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { messages } from "~/i18n/messages/en/index.ts";
import { pages } from "~/i18n/pages/en/index.ts";
import routes from "../app/routes.ts";
import { screens } from "../tests/handbook/screens.ts";

const docs = fileURLToPath(new URL("../docs/", import.meta.url));
const handbook = readFileSync(`${docs}owner.md`, "utf8");

/** Every text of a catalogue, however deep. */
function textsOf(part: unknown): string[] {
	return typeof part === "string" ? [part] : Object.values(part as object).flatMap(textsOf);
}

describe("the owner's handbook quotes the desk", () => {
	const said = [...textsOf(pages), ...textsOf(messages)];
	const between = (marks: RegExp) =>
		[...handbook.matchAll(marks)].map(([, text = ""]) => text.replaceAll(/\s+/g, " "));

	test("by words that it has, in bold", () => {
		const bold = between(/\*\*(.+?)\*\*/gs);
		expect(bold.length).toBeGreaterThan(100);
		expect(bold.filter((text) => !said.includes(text))).toEqual([]);
	});

	test("by parts of what it says when something goes wrong", () => {
		const parts = between(/“(.+?)”/gs);
		expect(parts.length).toBeGreaterThan(2);
		expect(parts.filter((part) => !said.some((text) => text.includes(part)))).toEqual([]);
	});
});

describe("the pictures of the owner's handbook", () => {
	const named = [...handbook.matchAll(/!\[([^\]]+)\]\(owner\/([\w-]+)\.webp\)/g)].map(([, , name]) => name);
	const files = readdirSync(`${docs}owner`);
	const sizes = files.map((file) => statSync(`${docs}owner/${file}`).size);

	test("are those that are taken, each once and in their order", () => expect(named).toEqual([...screens]));

	test("are there, and no others", () =>
		expect(files.toSorted()).toEqual(named.map((name) => `${name}.webp`).sort()));

	test("are small", () => {
		expect(Math.max(...sizes)).toBeLessThan(120_000);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
	});
});

/** Addresses of pages below the door of the owner's side; what hands out files or data is none. */
function pagesOf(entries: readonly RouteConfigEntry[], above: string): string[] {
	return entries.flatMap(({ path, file, children = [] }) => {
		const address = path ? `${above}/${path}` : above;
		return [...(path && file.endsWith(".tsx") ? [address] : []), ...pagesOf(children, address)];
	});
}

describe("the owner's handbook leads to every page of the desk", () => {
	const door = routes.find(({ file }) => file.endsWith("admins-only.ts"));
	const desk = pagesOf(door?.children ?? [], "")
		.filter((address) => !address.endsWith("*"))
		.map((address) => address.replace("/:lang", "").replaceAll(/:\w+/g, "…"));

	test("of which there are many", () => expect(desk.length).toBeGreaterThan(40));

	test.each(desk)("%s", (address) => expect(handbook).toContain(`\`${address}\``));

	test("and to no other", () => {
		const told = [...handbook.matchAll(/\| (`\/.+?) \|/g)].flatMap(([, cell = ""]) =>
			[...cell.matchAll(/`(\/[^`]*)`/g)].map(([, address]) => address),
		);
		expect(told.toSorted()).toEqual([...desk, "/container"].toSorted());
	});
});

test("links of the owner's handbook lead somewhere", () => {
	const anchorOf = (heading: string) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\w\s-]/g, "")
			.replaceAll(" ", "-");
	const anchors = [...handbook.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
	const links = [...handbook.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
	for (const link of links) {
		if (link.startsWith("#")) expect(anchors).toContain(link.slice(1));
		else expect(existsSync(docs + link.split("#")[0]), link).toBe(true);
	}
});
