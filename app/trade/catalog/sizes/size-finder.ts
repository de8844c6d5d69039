import { memberOf } from "~/values/closed-set.ts";
import { parseDecimal } from "~/values/decimal.ts";
import {
	floorOf,
	leastDoorOpening,
	type Measured,
	type Shape,
	shapeKind,
	shapeOf,
} from "./container-shape.ts";
import { carsIn, compactCar, type Loaded, roomVolume, usableShare, whatFits } from "./what-fits.ts";

/** What is to be stored. */
export const cargoKinds = ["pallets", "volume", "flat", "car"] as const;
export type CargoKind = (typeof cargoKinds)[number];

/** What reaches the place: an articulated truck, one in one piece, or a small one. */
export const accesses = ["articulated", "rigid", "small"] as const;
export type Access = (typeof accesses)[number];

/** Containers that each of them brings, by their length in metres. */
const longestBrought: Record<Access, number> = { articulated: 15, rigid: 6.2, small: 3.1 };

/** The smallest truck that brings a container; null where its length is not known. */
export function reachOf(measured: Measured): Access | null {
	const shape = shapeOf(measured);
	return shape && (accesses.findLast((access) => shape.length <= longestBrought[access]) ?? null);
}

/** Fields of the form and of its address. */
export const sizeFields = { what: "what", amount: "n", height: "h", access: "access" } as const;

/** Most of each that is answered without a person. */
const mostAmount: Record<CargoKind, number> = { pallets: 500, volume: 1_000, flat: 30, car: 20 };

/** @property height of the tallest piece in metres; null: nothing tall */
export type SizeQuestion = { what: CargoKind; amount: number; height: number | null; access: Access };

export type SizeFieldError = "amount" | "amountTooLarge" | "height";

/** What the form shows: as typed, with what is wrong; `question` is null until it has been asked rightly. */
export type AskedSize = {
	typed: { what: CargoKind; amount: string; height: string; access: Access };
	errors: { amount?: SizeFieldError; height?: SizeFieldError };
	question: SizeQuestion | null;
};

/** The three questions as an address answers them; nothing is asked where it names no amount. */
export function sizeQuestionFromUrl(parameters: URLSearchParams): AskedSize {
	const text = (name: string) => parameters.get(name)?.trim().slice(0, 12) ?? "";
	const typed = {
		what: memberOf(cargoKinds, text(sizeFields.what)) ?? "pallets",
		amount: text(sizeFields.amount),
		height: text(sizeFields.height),
		access: memberOf(accesses, text(sizeFields.access)) ?? "articulated",
	};
	const isAsked = [sizeFields.what, sizeFields.amount, sizeFields.height].some((name) => text(name) !== "");
	if (!isAsked) return { typed, errors: {}, question: null };
	const errors: AskedSize["errors"] = {};
	const amount = parseDecimal(typed.amount, { decimals: 2, most: mostAmount[typed.what] });
	if (amount === "tooLarge") errors.amount = "amountTooLarge";
	else if (typeof amount === "string" || amount === 0) errors.amount = "amount";
	const height = typed.height === "" ? null : parseDecimal(typed.height, { decimals: 3, most: 10 });
	if (typeof height === "string") errors.height = "height";
	if (typeof amount === "string" || amount === 0 || typeof height === "string")
		return { typed, errors, question: null };
	const { what, access } = typed;
	return { typed, errors, question: { what, amount, height: height === 0 ? null : height, access } };
}

/** Why a container is no answer. */
export type SizeObstacle = "height" | "access" | "room";

/** @property each how much of it goes into one, @property filled part of all of them that is filled, 0 to 1 */
export type SizeAdvice<T> = {
	container: T;
	role: "best" | "spare" | "smaller";
	count: number;
	each: number;
	filled: number;
};

/** How much goes into one container; the unit is that of the question. */
function capacityFor(container: Loaded, { what, height }: SizeQuestion): number {
	const fits = whatFits(container);
	switch (what) {
		case "pallets":
			return fits.pallets ?? 0;
		case "volume":
			return (fits.cubicMetres ?? 0) * usableShare;
		case "flat":
			return ((fits.cubicMetres ?? 0) * usableShare) / roomVolume;
		case "car":
			return carsIn(container, { ...compactCar, height: height ?? compactCar.height }) ?? 0;
	}
}

/** Through the door, where its height is known; else below the roof with a hand's breadth above. */
function passes(container: Loaded, height: number | null): boolean {
	const inside = floorOf(container);
	const door = leastDoorOpening(container);
	if (height === null) return true;
	return inside !== null && height <= (door?.height ?? inside.height - 0.1);
}

type Candidate<T> = { container: T; shape: Shape; count: number; each: number };

/** Fewest first, then the smallest that does. */
function byFit<T>(a: Candidate<T>, b: Candidate<T>): number {
	return (
		a.count - b.count || a.each - b.each || a.shape.length - b.shape.length || a.shape.height - b.shape.height
	);
}

/** Containers for dry goods that can be asked for by size alone. */
const usualKinds: readonly string[] = ["box"];
/** More than this nobody sets side by side instead of a longer one. */
const mostSmaller = 4;

/**
 * Up to three sizes that answer a question: what does with the fewest, the next with room to spare, and smaller ones side
 * by side. Where there is none, what stands in the way of the most.
 * @param containers of different sizes
 */
export function adviseSizes<T extends Loaded>(
	containers: readonly T[],
	question: SizeQuestion,
): { advice: SizeAdvice<T>[]; obstacle: SizeObstacle | null } {
	const usual = containers.flatMap((container) => {
		const shape = shapeOf(container);
		return shape && floorOf(container) && usualKinds.includes(shapeKind(container.type))
			? [{ container, shape }]
			: [];
	});
	const reached = usual.filter(({ shape }) => shape.length <= longestBrought[question.access]);
	const high = reached.filter(({ container }) => passes(container, question.height));
	const candidates = high
		.map(({ container, shape }): Candidate<T> => {
			const each = capacityFor(container, question);
			return { container, shape, each, count: each > 0 ? Math.ceil(question.amount / each - 1e-6) : 0 };
		})
		.filter(({ count }) => count > 0)
		.toSorted(byFit);
	const [best] = candidates;
	if (!best) {
		if (high.length > 0)
			return { advice: [], obstacle: question.access === "articulated" ? "room" : "access" };
		return { advice: [], obstacle: reached.length > 0 ? "height" : "access" };
	}
	const advise = (role: SizeAdvice<T>["role"], one: Candidate<T> | undefined): SizeAdvice<T>[] => {
		if (!one) return [];
		const { container, count, each } = one;
		return [{ container, role, count, each, filled: question.amount / (count * each) }];
	};
	const spare = candidates.find(({ count, each }) => count === best.count && each > best.each * 1.05);
	const smaller = candidates.find(
		({ shape, count }) =>
			shape.length < best.shape.length - 0.5 && count > best.count && count <= mostSmaller * best.count,
	);
	return {
		advice: [...advise("best", best), ...advise("spare", spare), ...advise("smaller", smaller)],
		obstacle: null,
	};
}
