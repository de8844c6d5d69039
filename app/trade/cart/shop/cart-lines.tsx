import { Fragment } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { CartLineView, RemovedLine } from "../cart-view.ts";
import { CartLine } from "./cart-line.tsx";
import { RemovedNote } from "./removed-line.tsx";

type CartLinesProps = {
	/** Id of the order's form. */
	orderForm: string;
	lines: CartLineView[];
	removed: RemovedLine | null;
	texts: PageTexts["checkoutPage"];
};

/** The lines of a cart, each with its own small form; where one was taken out, how to have it back. */
export function CartLines({ lines, removed, texts, orderForm }: CartLinesProps) {
	const t = useTranslations("checkout");
	const removedAt = (place: number) =>
		removed?.place === place && (
			<li className="border-t border-line py-4 first:border-t-0 first:pt-0">
				<RemovedNote line={removed} texts={texts} orderForm={orderForm} />
			</li>
		);
	return (
		<section aria-labelledby="cart-lines">
			<h2 id="cart-lines" className="mb-5 text-2xl">
				{t("review")}
			</h2>
			<ul>
				{lines.map((line, n) => (
					<Fragment key={line.id}>
						{removedAt(n)}
						<CartLine line={line} next={lines[n + 1] ?? lines[n - 1]} orderForm={orderForm} texts={texts} />
					</Fragment>
				))}
				{removedAt(lines.length)}
			</ul>
		</section>
	);
}
