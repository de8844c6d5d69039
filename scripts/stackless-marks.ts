import type { Plugin } from "vite";

const client = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const mark = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * The code of React with its marks made without a stack. It makes five errors while it loads, to tell by what is thrown
 * later that a rendering waits; where a stack is noted, browsers read the whole file once more to know its lines, which
 * takes a phone 50 ms. What the marks say and are stays.
 * @throws Error where the code has no such marks: another version of React has to be looked at
 */
export function withStacklessMarks(code: string): string {
	let count = 0;
	const changed = code.replace(mark, (_whole, name: string, message: string) => {
		count += 1;
		return `${name} = Object.create(Error.prototype, { message: { value: ${message} } })`;
	});
	if (count === 0) throw new Error("React makes its marks otherwise: scripts/stackless-marks.ts finds none");
	return changed;
}

/** Applies it to React's part of the browser. */
export function stacklessMarks(): Plugin {
	return {
		name: "stackless-marks",
		transform: {
			filter: { id: client },
			handler: (code) => ({ code: withStacklessMarks(code), map: null }),
		},
	};
}
