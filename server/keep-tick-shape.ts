import { createHook } from "node:async_hooks";

let kept: object | null = null;

/**
 * Holds one entry of the queue of `process.nextTick`, which each answer passes some eight times, for as long as the process
 * lives. V8 forgets the shape of objects of which none is left when it collects garbage, and Node's function never learns a
 * second one: from then on it took three times as long, a tenth of a kept page.
 * @returns whether one is held
 */
export function keepTickShape(): boolean {
	const hook = createHook({
		init(_id, type, _trigger, resource) {
			if (type === "TickObject") kept ??= resource;
		},
	});
	hook.enable();
	process.nextTick(() => {});
	hook.disable();
	return kept !== null;
}
