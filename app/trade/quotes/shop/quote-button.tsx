import { useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { type ProductSelection, selectionToUrl } from "~/trade/catalog/selection.ts";
import { Button } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";

/**
 * Opens the quote dialog. Before scripts come, or where the dialog's code does not arrive, it leads to the form's own page, and
 * as a button of the choice's form takes along what was chosen. Blue beside an order, else red.
 */
export function QuoteButton(props: {
	product: ProductDetails;
	selection: ProductSelection;
	/** Whether the container can be ordered as it is chosen. */
	canOrder: boolean;
}) {
	const t = useTranslations("quote");
	const language = useLanguage();
	const navigate = useNavigate();
	const [dialog, setDialog] = useState<typeof import("./quote-dialog.tsx") | null>(null);
	const { product, selection } = props;
	const query = selectionToUrl(selection, product).toString();
	const page = urls.requestQuote(language, product.text.slug);
	const address = page + (query && `?${query}`);
	return (
		<>
			<Button
				type="submit"
				formMethod="get"
				formAction={page}
				variant={props.canOrder ? "brand" : "signal"}
				className="w-full"
				onClick={(event) => {
					event.preventDefault();
					import("./quote-dialog.tsx").then(setDialog, () => navigate(address));
				}}
			>
				{t("button")}
			</Button>
			{dialog && (
				<dialog.default
					address={address}
					title={product.text.title}
					selection={selection}
					onClose={() => setDialog(null)}
				/>
			)}
		</>
	);
}
