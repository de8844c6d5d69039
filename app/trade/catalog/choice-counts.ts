import { forEach } from "~/values/closed-set.ts";
import {
	type ListFilter,
	type SizeGroup,
	sizeGroups,
	sizeRanks,
	type TypeGroup,
	typeGroups,
} from "./product-groups.ts";

/** How many containers there are of a rank of sizes and one of types, as the database ranks them. */
export type GroupCount = { sizeRank: number; typeRank: number; isRentable: boolean; count: number };

/** How many containers each choice of a filter would leave, the other filter kept; "all": with this filter taken away. */
export type ChoiceCounts = {
	size: Readonly<Record<SizeGroup | "all", number>>;
	type: Readonly<Record<TypeGroup | "all", number>>;
};

/** How many containers a filter leaves. */
export function countIn(groups: readonly GroupCount[], { size, type }: ListFilter): number {
	const [first, last] = size === null ? [0, Number.POSITIVE_INFINITY] : sizeRanks[size];
	return groups
		.filter(({ sizeRank }) => sizeRank >= first && sizeRank <= last)
		.filter(({ typeRank }) => type === null || typeGroups[typeRank] === type)
		.reduce((sum, { count }) => sum + count, 0);
}

export function choiceCounts(groups: readonly GroupCount[], filter: ListFilter): ChoiceCounts {
	const bySize = (size: SizeGroup | null) => countIn(groups, { ...filter, size });
	const byType = (type: TypeGroup | null) => countIn(groups, { ...filter, type });
	return {
		size: { all: bySize(null), ...forEach(sizeGroups, bySize) },
		type: { all: byType(null), ...forEach(typeGroups, byType) },
	};
}
