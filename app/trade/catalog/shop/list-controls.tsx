import { useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { placeField } from "~/values/place-fields.ts";
import type { ChoiceCounts } from "../choice-counts.ts";
import {
	filterFromUrl,
	type ListState,
	listStateToUrl,
	sortFromUrl,
	stateFromForm,
	viewField,
} from "../list-query.ts";
import { sortOrders } from "../product-groups.ts";
import { ProductFilters } from "./product-filters.tsx";

/** Filters and order live in the URL: every choice is a GET of the list, with or without scripts. */
export function ListControls({ shown, counts }: { shown: ListState; counts: ChoiceCounts }) {
	const t = useTranslations("catalog");
	const submit = useSubmit();
	const path = urls.containers(useLanguage());
	const form = useRef<HTMLFormElement>(null);
	// While a choice is on its way, the next one builds on it, not on what is still shown.
	const coming = useNavigation().location;
	const pending = coming?.pathname === path ? new URLSearchParams(coming.search) : null;
	const filter = pending ? filterFromUrl(pending) : shown.filter;
	const sort = pending ? sortFromUrl(pending) : shown.sort;
	const { view = null, to = null } = shown;

	function show(next: ListState) {
		// At once, so that a second choice in the same moment finds the first one on its way.
		submit(listStateToUrl(next), { method: "get", action: path, preventScrollReset: true, flushSync: true });
	}

	useEarlyInput(form, (data) => {
		const early = stateFromForm(data);
		if (listStateToUrl(early).toString() !== listStateToUrl(shown).toString()) show(early);
	});

	return (
		<Form
			ref={form}
			method="get"
			className="screen-only grid grid-cols-2 items-end gap-4 md:grid-cols-[repeat(3,minmax(0,14rem))_auto]"
		>
			{view !== null && <input type="hidden" name={viewField} value={view} />}
			{to !== null && <input type="hidden" name={placeField} value={to} />}
			<ProductFilters
				filter={filter}
				counts={counts}
				onChange={(next) => show({ filter: next, sort, view, to })}
			/>
			<div className="col-span-2 md:col-span-1">
				<SelectField
					label={t("sort")}
					name="sort"
					value={sort}
					onChange={(event) =>
						show({ filter, sort: memberOf(sortOrders, event.currentTarget.value) ?? "size", view, to })
					}
				>
					{sortOrders.map((order) => (
						<option key={order} value={order}>
							{t(`sorts.${order}`)}
						</option>
					))}
				</SelectField>
			</div>
			<noscript>
				<Button type="submit" variant="quiet">
					{t("apply")}
				</Button>
			</noscript>
		</Form>
	);
}
