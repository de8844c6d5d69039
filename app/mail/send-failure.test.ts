import { describe, expect, test } from "vitest";
import { judgeFailure } from "./send-failure.ts";

function failure(code: string, responseCode?: number, command = "CONN"): Error {
	return Object.assign(new Error(code), { code, command, ...(responseCode ? { responseCode } : {}) });
}

describe("no answer, or one before the mail's turn, is the server's trouble", () => {
	test.each([
		["refused, no route, reset", failure("ESOCKET")],
		["silent", failure("ETIMEDOUT")],
		["closed midway", failure("ECONNECTION")],
		["name not found", failure("EDNS")],
		["no secure connection", failure("ETLS")],
		["no greeting that is one", failure("EPROTOCOL", 554)],
		["too long altogether", failure("EABORT", undefined, "")],
		["login wrong", failure("EAUTH", 535, "AUTH PLAIN")],
		["login not to be checked now", failure("EAUTH", 454, "AUTH PLAIN")],
		["login wanted", failure("EENVELOPE", 530, "MAIL FROM")],
		["login wanted late", failure("EENVELOPE", 530, "RCPT TO")],
		["the shop's own address refused", failure("EENVELOPE", 550, "MAIL FROM")],
		["the shop's own address not now", failure("EENVELOPE", 451, "MAIL FROM")],
		["going down, on a recipient", failure("EENVELOPE", 421, "RCPT TO")],
		["going down, on a message", failure("EMESSAGE", 421, "DATA")],
		["unknown", new Error("what?")],
		["no error at all", "what?"],
	])("%s", (_name, error) => {
		expect(judgeFailure(error)).toBe("server");
	});
});

describe("an answer to recipient or message is about this mail", () => {
	test.each([
		["unknown address", failure("EENVELOPE", 550, "RCPT TO"), "final"],
		["full mailbox", failure("EENVELOPE", 452, "RCPT TO"), "later"],
		["greylisted", failure("EENVELOPE", 450, "RCPT TO"), "later"],
		["message not liked", failure("EMESSAGE", 554, "DATA"), "final"],
		["message not now", failure("EMESSAGE", 451, "DATA"), "later"],
		["words of it not wanted", failure("EENVELOPE", 554, "DATA"), "final"],
		["session out of step", failure("EENVELOPE", 503, "RCPT TO"), "later"],
		["larger than the server takes", failure("EENVELOPE", 552, "MAIL FROM"), "final"],
		["larger than it announced", failure("EMESSAGE", undefined, "MAIL FROM"), "final"],
		["without a recipient", failure("EENVELOPE", undefined, "API"), "final"],
	])("%s", (_name, error, verdict) => {
		expect(judgeFailure(error)).toBe(verdict);
	});
});
