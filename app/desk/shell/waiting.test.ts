import { expect, test } from "vitest";
import { badgeText, readWaiting } from "./waiting.ts";

test.each([
	[0, ""],
	[1, "1"],
	[99, "99"],
	[100, "99+"],
	[40_000, "99+"],
])("%i waiting is shown as '%s'", (count, text) => {
	expect(badgeText(count)).toBe(text);
});

test.each([
	[
		{ orders: 1, quotes: 0, offers: 0, messages: 0, bank: 2, mails: 0 },
		{ orders: 1, quotes: 0, offers: 0, messages: 0, bank: 2, mails: 0 },
	],
	[
		{ orders: 1, quotes: 0, offers: 0, messages: 0, bank: 2, mails: 0, more: 1 },
		{ orders: 1, quotes: 0, offers: 0, messages: 0, bank: 2, mails: 0 },
	],
	[{ orders: 1, quotes: 0, offers: 0, messages: 0, bank: 2 }, null],
	[{ orders: "1", quotes: 0, offers: 0, messages: 0, bank: 2, mails: 0 }, null],
	[{ orders: -1, quotes: 0, offers: 0, messages: 0, bank: 2, mails: 0 }, null],
	[null, null],
	["<html>", null],
])("an answer %j says that %j waits", (given, waiting) => {
	expect(readWaiting(given)).toEqual(waiting);
});
