import { describe, expect, test } from "vitest";
import { isGuessable } from "./password-rule.server.ts";

const personal = ["jana.peeters@buyer.example", "Kade Containers"];

describe("a password that is easily guessed", () => {
	test.each([
		...["aaaaaaaaaa", "1234567890", "0987654321", "password12", "P@ssw0rd123", "qwertyuiop", "azertyuiop"],
		...["abcabcabcabc", "01012001010120010101", "password".repeat(16), "Welkom2024!", "wachtwoord12"],
		...["kadecontainers", "KadeContainers", "kade-containers1", "Kade Containers 2026"],
		...["jana.peeters@buyer.example", "janapeeters1", "peetersjana", "buyerexample"],
	])("%j is refused", (password) => {
		expect(isGuessable(password, personal)).toBe(true);
	});
});

describe("a password that is not", () => {
	test.each([
		...["correct horse battery", "mijn fiets is rood", "zomer in gent", "vkxqjwzhtp", "Zw3mbad-Sneeuwpop"],
		...["ключ от сарая", "鍵は玄関の植木鉢の下", "correct horse battery staple ".repeat(4)],
	])("%j is taken", (password) => {
		expect(isGuessable(password, personal)).toBe(false);
	});
});

test("an address that is longer than what is judged is refused too", () => {
	const address = "jana.van-den-bergh.zw3mbad-sneeuwpop@afdeling.buyer.example";
	expect(isGuessable(address, [address])).toBe(true);
	expect(isGuessable(address, personal)).toBe(false);
});

test("a long hostile text is judged by its first forty characters alone", () => {
	const hostile = "@4({[3690!1|17$5+%2z";
	expect(isGuessable("a".repeat(40) + hostile.repeat(5), [])).toBe(isGuessable("a".repeat(40), []));
	expect(isGuessable(hostile.repeat(5), [])).toBe(isGuessable(hostile.repeat(2), []));
});
