import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import type { Engine, Part } from "./engine.ts";

/** Finds elements by role and accessible name inside the page, as the journeys in Chromium do from outside. */
const finder = readFileSync(
	createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
	"utf8",
);
const patienceMs = 30_000;

/** Asks again until there is an answer. @throws what was waited for */
export async function until<T>(what: string, answer: () => Promise<T | null | false>): Promise<T> {
	for (const end = Date.now() + patienceMs; ; ) {
		const found = await answer();
		if (found !== null && found !== false) return found;
		if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
		await pause(200);
	}
}

export type Screen = ReturnType<typeof screenOf>;

/** What a buyer does with a page. Everything waits until it is there. */
export function screenOf(engine: Engine, origin: string) {
	/** A page that has just been opened does not know the finder yet. */
	async function knowFinder(): Promise<void> {
		if (await engine.run("return Boolean(window.TestingLibraryDom)")) return;
		await engine.run(finder);
	}

	function part(role: string, name: string, isExact = true): Promise<Part> {
		const find = `
			// Another page may have come since it was asked.
			if (!window.TestingLibraryDom) return null;
			const { queryAllByRole } = window.TestingLibraryDom;
			const name = args[2] ? args[1] : (text) => text.includes(args[1]);
			const open = document.querySelector("[role=dialog]") ?? document.body;
			return queryAllByRole(open, args[0], { name }).find((one) => one.checkVisibility()) ?? null;`;
		return until(`${role} "${name}"`, async () => {
			await knowFinder();
			return engine.part(find, [role, name, isExact]);
		});
	}

	/**
	 * Does something with a part of the page. One that goes as the page comes to life, or as another page comes, cannot be
	 * worked with: the driver says so, nothing has happened, and the next one is taken.
	 */
	const work = (what: string, find: () => Promise<Part>, deed: (found: Part) => Promise<void>) => {
		let last: unknown;
		return until(what, async () => {
			try {
				await deed(await find());
				return true;
			} catch (error) {
				last = error;
				return false;
			}
		}).catch((error) => {
			throw new Error(`${error.message}: ${last}`);
		});
	};

	const reads = (text: string) =>
		engine.run("return document.body.innerText.replaceAll('\\u00a0', ' ').includes(args[0])", [
			text.replaceAll("\u00a0", " "),
		]) as Promise<boolean>;

	return {
		engine,
		open: (path: string) => engine.open(origin + path),
		part,
		reads,
		press: (role: string, name: string, isExact = true) =>
			work(
				`pressing ${name}`,
				() => part(role, name, isExact),
				(found) => found.press(),
			),
		fill: (name: string, text: string, isExact = true) =>
			work(
				`filling ${name}`,
				() => part("textbox", name, isExact),
				(found) => found.fill(text),
			),
		sees: (text: string) => until(`the text "${text}"`, () => reads(text)),
		/** Presses what answers "once more" to hands that are too fast, until a text is there. */
		pressUntil: (role: string, name: string, text: string) =>
			until(`"${text}" after ${name}`, async () => {
				if (await reads(text)) return true;
				await (await part(role, name)).press();
				for (let looked = 0; looked < 15; looked++) {
					if (await reads(text)) return true;
					await pause(200);
				}
				return false;
			}),
	};
}
