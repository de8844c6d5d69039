import { lazy, Suspense, useState } from "react";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { type ProductSelection, selectionToUrl } from "~/trade/catalog/selection.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";

const QuoteDialog = lazy(() => import("./quote-dialog.tsx"));

/** Opens the quote dialog; without scripts it leads to the form's own page. Blue beside an order, else red. */
export function QuoteButton(props: {
	product: ProductDetails;
	selection: ProductSelection;
	/** Whether the container can be ordered as it is chosen. */
	canOrder: boolean;
}) {
	const t = useTranslations("quote");
	const language = useLanguage();
	const [open, setOpen] = useState(false);
	const { product, selection } = props;
	const query = selectionToUrl(selection, product, language).toString();
	const address = urls.requestQuote(language, product.text.slug) + (query && `?${query}`);
	return (
		<>
			<ButtonLink
				to={address}
				rel="nofollow"
				variant={props.canOrder ? "brand" : "signal"}
				className="w-full"
				onClick={(event) => {
					event.preventDefault();
					setOpen(true);
				}}
			>
				{t("button")}
			</ButtonLink>
			{open && (
				<Suspense fallback={null}>
					<QuoteDialog
						address={address}
						title={product.text.title}
						selection={selection}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}
