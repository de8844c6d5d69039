import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { OrderObstacle } from "~/trade/catalog/order-obstacle.ts";
import {
	asksOffer,
	basePrice,
	offeredConditions,
	optionPrice,
	type PricedLine,
} from "~/trade/catalog/pricing.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import {
	isSameSelection,
	type ProductSelection,
	pressKey,
	selectionFields,
	selectionFromForm,
} from "~/trade/catalog/selection.ts";
import { Button } from "~/ui/button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { useReveal } from "~/ui/use-reveal.ts";
import { parseQuantity } from "~/values/quantity.ts";
import { withVat } from "~/values/vat.ts";
import { type Condition, colorTypes, type TransportCountry } from "~/values/vocabulary.ts";
import type { TriedColor } from "../gallery/painted-look.ts";
import { ChoiceCard, ChoiceGroup } from "./choice-card.tsx";
import { DeliveryChoiceFields } from "./delivery-choice.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { RalField } from "./ral-field.tsx";

type ConfiguratorProps = {
	product: ProductDetails;
	texts: PageTexts["container"];
	selection: ProductSelection;
	line: PricedLine;
	/** Countries without tariffs. */
	onRequest: readonly TransportCountry[];
	onChange: (selection: ProductSelection) => void;
	/** The colour that the number of a wish colour names; must stay the same function. */
	onWishColor: (color: TriedColor | null) => void;
	/** The colours in stock, below the choice of a stock colour. */
	stockColors: ReactNode;
	/** The wish colour on a container. */
	wishPreview: ReactNode;
	/** What went wrong with the last submission, above the summary. */
	problem: ReactNode;
	/** The sum below it all, which says why there is no order yet. */
	summary: (obstacle: OrderObstacle | null) => ReactNode;
};

function ConditionChoice({ product, texts, selection, onChange }: ConfiguratorProps) {
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const { euro } = useFormat();
	function figure(condition: Condition): string {
		if (asksOffer(product, condition) || optionPrice(product, condition) === null) return t("priceOnRequest");
		const price = euro(basePrice(product, condition, "from_stack"));
		return condition === "rent" ? t("perMonth", { price }) : price;
	}
	/** The earlier price of a reduced one, without VAT and with it, as the law wants it. */
	function earlier(condition: Condition): string | undefined {
		const price = product.earlierPrices[condition];
		if (price === undefined) return;
		const { subtotal, total } = withVat(price);
		return `${texts.earlierPrice} ${euro(subtotal)} ${net} (${euro(total, "always")} ${texts.inclVat})`;
	}
	const offered = offeredConditions(product);
	if (offered.length === 0) return null;
	const aim = offered.find((condition) => condition === selection.condition) ?? offered[0];
	return (
		<ChoiceGroup legend={t("details.condition")}>
			{offered.map((condition) => (
				<ChoiceCard
					key={condition}
					id={condition === aim ? "condition" : undefined}
					name={selectionFields.condition}
					value={condition}
					checked={selection.condition === condition}
					onChoose={() => onChange({ ...selection, condition })}
					title={t(`details.conditionNames.${condition}`)}
					note={condition === "rent" ? texts.rentNote : earlier(condition)}
					figure={figure(condition)}
				/>
			))}
		</ChoiceGroup>
	);
}

function ColorChoice({
	texts,
	selection,
	onChange,
	onWishColor,
	stockColors,
	wishPreview,
}: ConfiguratorProps) {
	const t = useTranslations("catalog.details");
	const rented = selection.condition === "rent";
	const fixed = rented || selection.condition === null;
	const wishField = useReveal<HTMLDivElement>(selection.colorType === "wish_color" ? "ral" : null);
	return (
		<ChoiceGroup legend={t("color")}>
			{colorTypes.map((colorType) => (
				<Fragment key={colorType}>
					<ChoiceCard
						name={selectionFields.colorType}
						value={colorType}
						checked={selection.colorType === colorType}
						disabled={fixed}
						onChoose={() => onChange({ ...selection, colorType })}
						title={t(`colors.${colorType}`)}
						note={texts.colorNotes[rented && colorType === "wish_color" ? "rent" : colorType]}
					/>
					{colorType === "from_stack" && stockColors}
				</Fragment>
			))}
			<div ref={wishField} className="wish-color-field mt-1">
				<RalField
					texts={texts}
					key={selection.colorType}
					wanted={selection.colorType === "wish_color"}
					value={selection.ral}
					onChange={(ral) => onChange({ ...selection, ral })}
					onColor={onWishColor}
				/>
				{wishPreview}
			</div>
		</ChoiceGroup>
	);
}

/** Condition, colour, quantity and delivery of a container; one form, for the sum (GET) and for the cart (POST). */
export function Configurator(props: ConfiguratorProps) {
	const t = useTranslations("catalog.details");
	const { selection, onChange, line, product, texts } = props;
	const [typingPostcode, setTypingPostcode] = useState(false);
	const language = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	useEarlyInput(form, (data) => {
		const early = selectionFromForm(data, language);
		if (!early) return;
		const chosen = { ...early, quantity: parseQuantity(String(data.get(selectionFields.quantity))) };
		if (!isSameSelection(chosen, selection)) onChange(chosen);
	});
	const key = useRef<HTMLInputElement>(null);
	// Anew with what the server says after a line was added. Never the server's: its page is kept for everybody.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a key for each answer
	useEffect(() => key.current?.setAttribute("value", String(Math.random())), [product]);
	const failed = line.transport.state === "failed" ? line.transport.problem : null;
	const { country, postcode } = selection.transport;

	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per postcode without a price
	useEffect(() => {
		if (failed === "no_tariff")
			showToast({ tone: "error", title: texts.noPriceTitle, text: texts.noPriceText });
	}, [failed, country, postcode]);

	return (
		<Form ref={form} method="post" preventScrollReset className="grid gap-8">
			<input ref={key} type="hidden" name={pressKey} />
			<ConditionChoice {...props} />
			<ColorChoice {...props} />
			<ChoiceGroup legend={t("quantity")}>
				<QuantityStepper
					name={selectionFields.quantity}
					value={selection.quantity}
					onChange={(quantity) => onChange({ ...selection, quantity })}
				/>
			</ChoiceGroup>
			<DeliveryChoiceFields
				options={product.deliveryOptions}
				texts={texts}
				selection={selection}
				onRequest={props.onRequest}
				outcome={line.transport}
				showProblem={!typingPostcode || failed !== "postcode_invalid"}
				onChange={(next) => {
					setTypingPostcode(
						next.transport.postcode !== selection.transport.postcode && next.transport.postcode !== "",
					);
					onChange(next);
				}}
				onPostcodeLeft={() => setTypingPostcode(false)}
			/>
			<noscript>
				<Button type="submit" formMethod="get" variant="quiet">
					{texts.calculate}
				</Button>
			</noscript>
			{props.problem}
			{props.summary(typingPostcode && failed === "postcode_invalid" ? "postcode_open" : line.obstacle)}
		</Form>
	);
}
