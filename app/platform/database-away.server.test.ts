import { describe, expect, test } from "vitest";
import { isDatabaseAway, isServerGone } from "./database-away.server.ts";

function failed(message: string, fields: object = {}): Error {
	return Object.assign(new Error(message), fields);
}

const refused = failed("connect ECONNREFUSED", { code: "ECONNREFUSED", syscall: "connect" });

describe("a server that is gone", () => {
	test.each([
		["nobody listens", refused],
		["no socket is there", failed("connect ENOENT", { code: "ENOENT", syscall: "connect" })],
		["the connection was cut", failed("Connection terminated unexpectedly")],
		["it shuts down", failed("terminating connection", { code: "57P01" })],
		["it starts", failed("the database system is starting up", { code: "57P03" })],
		["a query says so of its cause", failed("Failed query", { cause: refused })],
		["every address says so", new AggregateError([refused, refused])],
	])("%s", (_name, error) => {
		expect(isServerGone(error)).toBe(true);
		expect(isDatabaseAway(error)).toBe(true);
	});
});

describe("a server that cannot work now", () => {
	test.each([
		["its disk is full", failed("could not extend file", { code: "53100" })],
		["it has no connection left", failed("too many clients", { code: "53300" })],
		["a statement took too long", failed("canceling statement", { code: "57014" })],
		["a lock took too long", failed("lock timeout", { code: "55P03" })],
		["it may only be read", failed("cannot execute INSERT", { code: "25006" })],
		["the pool is used up", failed("timeout exceeded when trying to connect")],
	])("%s", (_name, error) => {
		expect(isDatabaseAway(error)).toBe(true);
		expect(isServerGone(error)).toBe(false);
	});
});

describe("a fault of the shop is none of the database's", () => {
	test.each([
		["a constraint", failed("violates check constraint", { code: "23514" })],
		["a wrong statement", failed("syntax error", { code: "42601" })],
		["a missing file", failed("no such file", { code: "ENOENT", syscall: "open" })],
		["a fault in code", new TypeError("x is undefined")],
		["no error at all", "Connection terminated"],
		["nothing", undefined],
	])("%s", (_name, error) => {
		expect(isDatabaseAway(error)).toBe(false);
	});
});
