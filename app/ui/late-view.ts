import { lazy } from "react";

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Until the browser says that the connection is back, and `ms` at most. */
function backOnline(ms: number): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			window.removeEventListener("online", done);
			resolve();
		};
		const timer = setTimeout(done, ms);
		window.addEventListener("online", done);
	});
}

/**
 * Code that can be asked for again after it did not arrive.
 * @param load a bare `import()`: a file that failed is asked for by an address of its own
 */
export function repeatable<Module>(load: () => Promise<Module>): () => Promise<Module> {
	let again = load;
	let tries = 0;
	return async () => {
		try {
			return await again();
		} catch (error) {
			// Browsers remember an address that failed as failed; its name stands in what Chromium and Firefox say.
			const address = /https?:\S+\.js/.exec(String(error))?.[0];
			const next = `${address}?${++tries}`;
			again = address ? () => import(/* @vite-ignore */ next) : load;
			throw error;
		}
	};
}

/**
 * Code or words that come late, asked for again where they do not arrive.
 * @param load a bare `import()`
 * @throws only on the server, where what is not there never comes
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
	const again = repeatable(load);
	for (let wait = firstWaitMs; ; wait = Math.min(2 * wait, longestWaitMs)) {
		try {
			return await again();
		} catch (error) {
			if (typeof window === "undefined") throw error;
			await backOnline(wait);
		}
	}
}

/**
 * What somebody does who is there: code of what lies below the first screen is worth its bytes from then on. A screen
 * reader clicks without a pointer or a key.
 */
const signs = [
	...["pointerdown", "pointermove", "touchstart", "click", "wheel", "scroll"],
	...["keydown", "focusin", "popstate"],
];

/** Whether a sign was given before this code was there to hear it. */
const wasTouched = () =>
	window.scrollY > 0 || navigator.userActivation?.hasBeenActive || document.activeElement !== document.body;

let touched: Promise<void> | undefined;

/** Until somebody touches the page, scrolls, points or types; at once on the server, where nobody does. */
function untilTouched(): Promise<void> {
	touched ??= new Promise((resolve) => {
		if (typeof window === "undefined" || wasTouched()) return resolve();
		const done = ({ type, target }: Event) => {
			// A row of cards that comes to rest scrolls by itself.
			if (type === "scroll" && target !== document) return;
			for (const sign of signs) removeEventListener(sign, done, true);
			resolve();
		};
		for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
	});
	return touched;
}

type View = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];

/**
 * React's `lazy` for code that comes after the first load. Where it does not arrive it is asked for again, and what
 * the server painted stays meanwhile: `lazy` alone would take the whole page along, with what was typed.
 */
export function lateView<Module, Picked extends View>(
	load: () => Promise<Module>,
	pick: (module: Module) => Picked,
) {
	return lazy(async () => ({ default: pick(await untilLoaded(load)) }));
}

/**
 * As `lateView`, for what lies below the first screen and changes with nothing above it: who looks at a page and leaves
 * loads none of it.
 */
export function lowerView<Module, Picked extends View>(
	load: () => Promise<Module>,
	pick: (module: Module) => Picked,
) {
	return lazy(async () => {
		await untilTouched();
		return { default: pick(await untilLoaded(load)) };
	});
}
