import { Form } from "react-router";
import type { Found } from "~/desk/list/list-query.ts";
import { severalFields } from "~/desk/list/several-form.ts";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { type ProductQuery, productList } from "./product-query.ts";
import type { TableTexts } from "./product-row.tsx";
import { ruleFields } from "./rule-fields.ts";

/** Id of the form that the boxes of the table's rows belong to. */
export const tickForm = "ticked-products";

/** Leads from ticked rows, or from all that the list shows, to a change of their prices. Its boxes stand in the table. */
export function BulkForm(props: {
	texts: TableTexts["prices"];
	acts: PageTexts["adminSeveral"]["acts"]["products"];
	query: ProductQuery;
	address: string;
	severalAddress: string;
	found: Found;
}) {
	const { texts, query, address, found } = props;
	const { number } = useFormat();
	const all = number(found.total) + (found.isMore ? "+" : "");
	return (
		<section aria-labelledby="bulk" className="grid gap-3 rounded-lg border border-line p-4">
			<div className="grid gap-1">
				<h2 id="bulk" className="text-xl">
					{texts.bulk.title}
				</h2>
				<p className="max-w-prose text-muted">{texts.bulk.text}</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<Form id={tickForm} action={address} className="contents">
					{productList.fields({ ...query, page: 1 }).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<Button type="submit" name={ruleFields.ticked} value="yes" variant="quiet">
						{texts.bulk.ticked}
					</Button>
					{Object.entries(props.acts).map(([act, label]) => (
						<Button
							key={act}
							type="submit"
							formAction={props.severalAddress}
							name={severalFields.to}
							value={act}
							variant="quiet"
						>
							{label}
						</Button>
					))}
				</Form>
				<ButtonLink to={productList.address(address, { ...query, page: 1 })} variant="quiet">
					{texts.bulk.all.replace("{n}", all)}
				</ButtonLink>
			</div>
		</section>
	);
}
