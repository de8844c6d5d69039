import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Services } from "~/platform/services.server.ts";
import { asOwner } from "../../../tests/support/author.ts";
import { answerDeskForm, type DeskThing } from "./answer-desk-form.server.ts";
import type { DeskAnswer } from "./desk-form.ts";

const owner = asOwner({ id: randomUUID(), email: "owner@shop.example" });
const silent = { db: { transaction: () => Promise.reject(new Error("timeout")) } } as unknown as Services;
const kept = { fileName: "a.pdf", type: "application/pdf" as const, sha256: "0", bytes: Buffer.from("%PDF") };

function send(readFile: DeskThing["readFile"], files: File[]) {
	const form = new FormData();
	form.set("intent", "note");
	form.set("note", "The left door");
	for (const file of files) form.append("noteFiles", file);
	const thing = { entity: "order" as const, id: "1", label: "K-1", address: "/", resend: async () => false };
	return answerDeskForm(silent, owner, { ...thing, ...(readFile && { readFile }) }, form);
}

const file = new File(["x"], "a.pdf");

test.each([
	["cannot be read", () => Promise.reject(new Error("no decoder"))],
	["cannot be stored", async () => kept],
])("a note whose files %s comes back with what was typed", async (_what, readFile) => {
	const answer = (await send(readFile, [file])) as { data: DeskAnswer; init: ResponseInit };
	expect(answer.init.status).toBe(503);
	expect(answer.data).toMatchObject({ problem: "fileFailed", note: "The left door" });
});

test("a note without files fails like every other form, and files where none are taken are no form of the shop", async () => {
	await expect(send(async () => kept, [new File([], "")])).rejects.toThrow("timeout");
	await expect(send(undefined, [file])).rejects.toMatchObject({ status: 400 });
});
