import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import { SelectField } from "~/ui/field.tsx";
import { memberOf } from "~/values/closed-set.ts";
import type { ChoiceCounts } from "../choice-counts.ts";
import {
	type ListFilter,
	type SizeGroup,
	sizeGroups,
	type TypeGroup,
	typeGroups,
} from "../product-groups.ts";

/**
 * Standard first, then high cube, then the rest by name (storefront document §9). Letter by letter: a browser's first
 * comparison of words with an umlaut takes a phone 50 ms. A test holds the order against the languages' own.
 */
export function typesByName(nameOf: (type: TypeGroup) => string): { value: TypeGroup; label: string }[] {
	const options = typeGroups.map((value) => ({ value, label: nameOf(value) }));
	return [...options.slice(0, 2), ...options.slice(2).sort((a, b) => (a.label < b.label ? -1 : 1))];
}

/** Size and type selects; `onChange` for pages that filter at once, a form around them for those that do not. */
export function ProductFilters(props: {
	filter: ListFilter;
	/** What each choice would leave, said behind it. */
	counts?: ChoiceCounts;
	onChange?: (filter: ListFilter) => void;
}) {
	const t = useTranslations("catalog");
	const { number } = useFormat();
	const withCount = (label: string, count: number | undefined) =>
		count === undefined ? label : `${label} (${number(count)})`;
	const types = typesByName(useTranslations("catalog.types"));
	const { filter, counts, onChange } = props;
	return (
		<>
			<SelectField
				label={t("size")}
				name="size"
				value={filter.size ?? ""}
				onChange={(event) =>
					onChange?.({ ...filter, size: memberOf<SizeGroup>(sizeGroups, event.currentTarget.value) })
				}
			>
				<option value="">{withCount(t("allSizes"), counts?.size.all)}</option>
				{sizeGroups.map((group) => (
					<option key={group} value={group}>
						{withCount(t(`sizes.${group}`), counts?.size[group])}
					</option>
				))}
			</SelectField>
			<SelectField
				label={t("type")}
				name="type"
				value={filter.type ?? ""}
				onChange={(event) =>
					onChange?.({ ...filter, type: memberOf<TypeGroup>(typeGroups, event.currentTarget.value) })
				}
			>
				<option value="">{withCount(t("allTypes"), counts?.type.all)}</option>
				{types.map((option) => (
					<option key={option.value} value={option.value}>
						{withCount(option.label, counts?.type[option.value])}
					</option>
				))}
			</SelectField>
		</>
	);
}
