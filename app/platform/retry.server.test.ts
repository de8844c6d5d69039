import { describe, expect, test, vi } from "vitest";
import { readWithRetries } from "./retry.server.ts";

describe("a read", () => {
	test("that succeeds is made once", async () => {
		const read = vi.fn(async () => "rows");
		expect(await readWithRetries(read)).toBe("rows");
		expect(read).toHaveBeenCalledTimes(1);
	});

	test("that fails twice is made a third time", async () => {
		const read = vi.fn(async () => "rows");
		read.mockRejectedValueOnce(new Error("cut")).mockRejectedValueOnce(new Error("cut"));
		expect(await readWithRetries(read)).toBe("rows");
		expect(read).toHaveBeenCalledTimes(3);
	});

	test("that fails three times fails with its last error", async () => {
		let tries = 0;
		await expect(
			readWithRetries(async () => {
				tries++;
				throw new Error(`try ${tries}`);
			}),
		).rejects.toThrow("try 3");
		expect(tries).toBe(3);
	});
});
