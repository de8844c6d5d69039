import { expect, test } from "vitest";
import { longestNote, readNote } from "./note.ts";

test("a note is kept without the space around it and with single line breaks", () => {
	expect(readNote("  Called back.\r\nWants two. \n")).toEqual({ text: "Called back.\nWants two." });
});

test.each(["", "   ", "\r\n\t", "\u0000"])("a note of %j says nothing", (typed) => {
	expect(readNote(typed)).toEqual({ problem: "note_blank" });
});

test("a note has an end", () => {
	expect(readNote("x".repeat(longestNote))).toEqual({ text: "x".repeat(longestNote) });
	expect(readNote("x".repeat(longestNote + 1))).toEqual({ problem: "note_long" });
});
