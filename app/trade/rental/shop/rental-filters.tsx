import { useRef } from "react";
import { Form, Link, useNavigation, useSubmit } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { ChoiceCounts } from "~/trade/catalog/choice-counts.ts";
import { type SizeGroup, sizeGroups } from "~/trade/catalog/product-groups.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type RentalState, rentalSorts, rentalStateFromUrl, rentalStateToUrl } from "../rental.ts";

const sizeButton =
	"inline-flex min-h-11 items-center rounded-md border border-edge px-4 font-semibold hover:bg-mist max-lg:size-full max-lg:justify-center max-lg:px-2 max-lg:text-center max-lg:leading-tight lg:whitespace-nowrap aria-[current]:border-brand-ink aria-[current]:bg-brand aria-[current]:text-on-brand";

/** One button a group of sizes, each the address of its list. */
function SizeButtons(props: {
	chosen: SizeGroup | null;
	counts: ChoiceCounts["size"];
	addressOf: (size: SizeGroup | null) => string;
}) {
	const t = useTranslations("catalog");
	const { number } = useFormat();
	return (
		<fieldset>
			<legend className="mb-1.5 text-sm font-semibold">{t("size")}</legend>
			<ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:flex lg:flex-wrap">
				{[null, ...sizeGroups].map((size) => (
					<li key={size ?? "all"}>
						<Link
							to={props.addressOf(size)}
							preventScrollReset
							aria-current={size === props.chosen ? "true" : undefined}
							className={sizeButton}
						>
							{size === null ? t("allSizes") : t(`sizes.${size}`)} ({number(props.counts[size ?? "all"])})
						</Link>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

/** Size and order of the rental page live in its URL: every choice is a GET, with or without scripts. */
export function RentalFilters(props: {
	shown: RentalState;
	counts: ChoiceCounts["size"];
	sizeDescLabel: string;
}) {
	const t = useTranslations("catalog");
	const submit = useSubmit();
	const path = urls.rent(useLanguage());
	const form = useRef<HTMLFormElement>(null);
	// While a choice is on its way, the next one builds on it, not on what is still shown.
	const coming = useNavigation().location;
	const isComing = coming?.pathname === path;
	const state = isComing ? rentalStateFromUrl(new URLSearchParams(coming.search)) : props.shown;

	function addressOf(next: RentalState): string {
		const query = rentalStateToUrl(next).toString();
		return query === "" ? path : `${path}?${query}`;
	}

	function sortBy(sort: string) {
		const next = { ...state, sort: memberOf(rentalSorts, sort) ?? "size" };
		submit(rentalStateToUrl(next), {
			method: "get",
			action: path,
			preventScrollReset: true,
			flushSync: true,
		});
	}

	useEarlyInput(form, (data) => {
		const early = String(data.get("sort"));
		if (early !== state.sort) sortBy(early);
	});

	return (
		<div className="grid gap-5 xl:flex xl:items-end xl:justify-between">
			<SizeButtons
				chosen={state.size}
				counts={props.counts}
				addressOf={(size) => addressOf({ ...state, size })}
			/>
			<Form ref={form} method="get" action={path} className="flex w-full items-end gap-3 md:w-auto">
				{state.size && <input type="hidden" name="size" value={state.size} />}
				<div className="w-full md:w-60">
					<SelectField
						label={t("sort")}
						name="sort"
						value={state.sort}
						onChange={(event) => sortBy(event.currentTarget.value)}
					>
						{rentalSorts.map((sort) => (
							<option key={sort} value={sort}>
								{sort === "size-desc" ? props.sizeDescLabel : t(`sorts.${sort}`)}
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
		</div>
	);
}
