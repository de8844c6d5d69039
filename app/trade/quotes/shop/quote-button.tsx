import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { type ProductSelection, selectionToUrl } from "~/trade/catalog/selection.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { urls } from "~/urls.ts";

/**
 * Opens the quote dialog. Before scripts come, or where the dialog's code does not arrive, it leads to the form's own page, and
 * as a button of the choice's form takes along what was chosen. Blue beside an order, else red. That a request was sent
 * stays to be read until something else is chosen or done.
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
	const [sent, setSent] = useState<string | null>(null);
	const button = useRef<HTMLButtonElement>(null);
	// It gets the focus back from the dialog; what is said stands above it and may push it out of sight.
	useOnChange(sent, () => {
		if (sent !== null) button.current?.scrollIntoView({ block: "nearest" });
	});
	useOnChange(`${useLocation().key} ${address}`, () => setSent(null));
	return (
		<>
			{sent && (
				<Notice tone="success" role="status">
					<strong>{t("successTitle")}</strong> {sent}
				</Notice>
			)}
			<Button
				ref={button}
				type="submit"
				formMethod="get"
				formAction={page}
				variant={props.canOrder ? "brand" : "signal"}
				className="w-full scroll-mt-52 scroll-mb-2"
				onClick={(event) => {
					event.preventDefault();
					setSent(null);
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
					onSent={setSent}
					onClose={() => setDialog(null)}
				/>
			)}
		</>
	);
}
