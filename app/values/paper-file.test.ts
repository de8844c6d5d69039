import { expect, test } from "vitest";
import { paperFile, parsePaperFile } from "./paper-file.ts";
import { paperKinds } from "./vocabulary.ts";

test.each(paperKinds)("the name of a %s in addresses is read again", (kind) => {
	expect(parsePaperFile(paperFile({ kind }))).toEqual({ kind, number: null });
	const number = "F2026-00012";
	expect(parsePaperFile(paperFile({ kind, number }))).toEqual({ kind, number });
});

test.each(["", ".pdf", "pro-forma", "invoice.PDF", "letter.pdf", "pro-forma.pdf.exe", "x".repeat(200)])(
	"%j names no paper",
	(file) => expect(parsePaperFile(file)).toBeNull(),
);
