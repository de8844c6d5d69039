import { expect, test } from "vitest";
import { collect } from "../../tests/support/collect.ts";
import { readZip } from "../../tests/support/read-zip.ts";
import { zipFile } from "./zip.server.ts";

async function* pieces(count: number) {
	for (let index = 0; index < count; index++) yield `${index} Größe\n`;
}

test("an archive holds what its parts say, each under its name", async () => {
	const parts = [
		{ name: "a.txt", content: ["one", "", "two"] },
		{ name: "empty", content: [] },
		{ name: "Größe.pdf", whole: Buffer.from("%PDF, all of it") },
		{ name: "b/c.xml", content: pieces(50_000) },
	];
	const bytes = Buffer.concat(await collect(zipFile(parts)));
	const files = readZip(bytes);
	expect([...files.keys()]).toEqual(["a.txt", "empty", "Größe.pdf", "b/c.xml"]);
	expect(files.get("a.txt")).toBe("onetwo");
	expect(files.get("empty")).toBe("");
	expect(files.get("Größe.pdf")).toBe("%PDF, all of it");
	expect(files.get("b/c.xml")?.split("\n").slice(49_998)).toEqual(["49998 Größe", "49999 Größe", ""]);
});
