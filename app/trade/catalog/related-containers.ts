import type { ListedProduct } from "./product.ts";
import { typeGroup, typeGroups } from "./product-groups.ts";

type Sized = Pick<ListedProduct, "id" | "size" | "type" | "isAvailable">;

/** Containers that a page leads on to at most. */
const mostRelated = 4;

/** Length in feet; what names none stands behind all. */
function feet({ size }: Pick<Sized, "size">): number {
	return Number(/^\s*(\d+)/.exec(size)?.[1] ?? 99);
}

/** What a buyer looks at next, from 0: the next size up, a dry container of the same length, the next size down, others. */
function closeness(from: Sized, to: Sized, lengths: readonly number[]): number {
	const steps = lengths.indexOf(feet(to)) - lengths.indexOf(feet(from));
	const isSameKind = to.type === from.type;
	if (steps === 0) {
		// The same again, in another colour perhaps: no other choice.
		if (isSameKind) return 50;
		const group = typeGroups.indexOf(typeGroup(to.type));
		return group < 2 ? 1 : 5 + group;
	}
	if (isSameKind) return steps === 1 ? 0 : steps === -1 ? 2 : 3 + Math.abs(steps);
	return 20 + Math.abs(steps);
}

/**
 * The containers that a container's page leads on to: what is there before what is not, the closest first, one of each
 * size and type before a second one.
 * @param candidates in the order that decides between equals
 */
export function relatedTo<T extends Sized>(from: Sized, candidates: readonly T[]): T[] {
	const others = candidates.filter(({ id }) => id !== from.id);
	const kin = [from, ...others.filter(({ type }) => type === from.type)];
	const lengths = [...new Set([...kin, ...others].map(feet))].toSorted((a, b) => a - b);
	const kinLengths = lengths.filter((length) => kin.some((one) => feet(one) === length));
	const rank = (one: T) => closeness(from, one, one.type === from.type ? kinLengths : lengths);
	const ranked = others.toSorted(
		(a, b) => Number(b.isAvailable) - Number(a.isAvailable) || rank(a) - rank(b),
	);
	const kindOf = ({ type, ...one }: T) => `${feet({ size: one.size })} ${type}`;
	const first = ranked.filter(
		(one, index) => ranked.findIndex((other) => kindOf(other) === kindOf(one)) === index,
	);
	return [...first, ...ranked.filter((one) => !first.includes(one))].slice(0, mostRelated);
}
