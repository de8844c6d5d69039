import { describe, expect, test, vi } from "vitest";
import { createGate, type GateLimits } from "./render-gate.ts";

const limits: GateLimits = {
	atOnce: 2,
	atOncePerVisitor: 1,
	waiting: 4,
	waitingPerVisitor: 3,
	patienceMs: 1_000,
};

/** Work that ends when it is told to, and notes when it began. */
function workshop(given: Partial<GateLimits> = {}) {
	const gate = createGate({ ...limits, ...given });
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const run = (visitor: string, name: string) =>
		gate.run(visitor, async () => {
			begun.push(name);
			await new Promise<void>((resolve) => ends.set(name, resolve));
			return name;
		});
	/** Whoever is next begins once the promises in between have settled. */
	const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
	async function end(name: string): Promise<void> {
		await settled();
		ends.get(name)?.();
		await settled();
	}
	return { gate, begun, run, end, settled };
}

describe("a gate", () => {
	test("lets in as many at once as there is room for", async () => {
		const { gate, begun, run, end, settled } = workshop();
		const all = [run("a", "a1"), run("b", "b1"), run("c", "c1")];
		await settled();
		expect(begun).toEqual(["a1", "b1"]);
		expect(gate.load()).toEqual({ inside: 2, waiting: 1 });
		await end("a1");
		expect(begun).toEqual(["a1", "b1", "c1"]);
		await end("b1");
		await end("c1");
		expect(await Promise.all(all)).toEqual(["a1", "b1", "c1"]);
		expect(gate.load()).toEqual({ inside: 0, waiting: 0 });
	});

	test("takes one visitor after the other, however much one asks for", async () => {
		const { begun, run, end } = workshop({ atOnce: 1 });
		for (const name of ["a1", "a2", "a3"]) run("a", name);
		run("b", "b1");
		for (const name of ["a1", "a2", "b1", "a3"]) await end(name);
		expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
	});

	test("keeps room for others beside a visitor who asks for all of it", async () => {
		const { begun, run, settled } = workshop();
		for (const name of ["a1", "a2", "a3"]) run("a", name);
		run("b", "b1");
		await settled();
		expect(begun).toEqual(["a1", "b1"]);
	});

	test("turns away a visitor who has too many waiting, and nobody else", async () => {
		const { run, begun, settled } = workshop();
		for (const name of ["a1", "a2", "a3", "a4"]) run("a", name);
		expect(await run("a", "a5")).toEqual({ turned: "visitor" });
		run("b", "b1");
		await settled();
		expect(begun).toContain("b1");
	});

	test("turns everybody away when its queue is full", async () => {
		const { run } = workshop({ atOnce: 1 });
		for (const visitor of ["a", "b", "c", "d", "e"]) run(visitor, visitor);
		expect(await run("f", "f1")).toEqual({ turned: "shop" });
	});

	test("sends away who has waited too long, and the next still has a turn", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		try {
			const { run, begun, end, gate } = workshop({ atOnce: 1 });
			run("a", "a1");
			const impatient = run("b", "b1");
			await vi.advanceTimersByTimeAsync(1_000);
			expect(await impatient).toEqual({ turned: "shop" });
			run("c", "c1");
			await end("a1");
			expect(begun).toEqual(["a1", "c1"]);
			expect(gate.load()).toEqual({ inside: 1, waiting: 0 });
		} finally {
			vi.useRealTimers();
		}
	});

	test("makes room again when work fails", async () => {
		const { gate, run, begun, settled } = workshop({ atOnce: 1 });
		await expect(gate.run("a", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
		run("a", "a1");
		await settled();
		expect(begun).toEqual(["a1"]);
	});
});
