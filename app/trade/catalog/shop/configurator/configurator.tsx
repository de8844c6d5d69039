import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
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
	selectionFields,
	selectionFromForm,
} from "~/trade/catalog/selection.ts";
import { Button } from "~/ui/button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { parseQuantity } from "~/values/quantity.ts";
import { type Condition, colorTypes } from "~/values/vocabulary.ts";
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
	onChange: (selection: ProductSelection) => void;
	/** The colour that the number of a wish colour names; must stay the same function. */
	onWishColor: (color: TriedColor | null) => void;
	/** The colours in stock, below the choice of a stock colour. */
	stockColors: ReactNode;
	/** The wish colour on a container. */
	wishPreview: ReactNode;
	/** What went wrong with the last submission, above the summary. */
	problem: ReactNode;
	summary: ReactNode;
};

function ConditionChoice({ product, selection, onChange }: ConfiguratorProps) {
	const t = useTranslations("catalog");
	const { euro } = useFormat();
	function figure(condition: Condition): string {
		if (asksOffer(product, condition) || optionPrice(product, condition) === null) return t("priceOnRequest");
		const price = euro(basePrice(product, condition, "from_stack"));
		return condition === "rent" ? t("perMonth", { price }) : price;
	}
	return (
		<ChoiceGroup legend={t("details.condition")}>
			{offeredConditions(product).map((condition) => (
				<ChoiceCard
					key={condition}
					name={selectionFields.condition}
					value={condition}
					checked={selection.condition === condition}
					onChoose={() => onChange({ ...selection, condition })}
					title={t(`details.conditionNames.${condition}`)}
					note={condition === "rent" ? t("details.rentNote") : undefined}
					figure={figure(condition)}
				/>
			))}
		</ChoiceGroup>
	);
}

function ColorChoice({ selection, onChange, onWishColor, stockColors, wishPreview }: ConfiguratorProps) {
	const t = useTranslations("catalog.details");
	const fixed = selection.condition === "rent" || selection.condition === null;
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
						note={fixed && colorType === "wish_color" ? t("colorNotes.rent") : t(`colorNotes.${colorType}`)}
					/>
					{colorType === "from_stack" && stockColors}
				</Fragment>
			))}
			<div className="wish-color-field mt-1">
				<RalField
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
	const { selection, onChange, line, product } = props;
	const [typingPostcode, setTypingPostcode] = useState(false);
	const language = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	useEarlyInput(form, (data) => {
		const early = selectionFromForm(data, language);
		if (!early) return;
		const chosen = { ...early, quantity: parseQuantity(String(data.get(selectionFields.quantity))) };
		if (!isSameSelection(chosen, selection)) onChange(chosen);
	});
	const failed = line.transport.state === "failed" ? line.transport.problem : null;
	const { country, postcode } = selection.transport;

	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per postcode without a price
	useEffect(() => {
		if (failed === "no_price") showToast({ tone: "error", title: t("noPriceTitle"), text: t("noPriceText") });
	}, [failed, country, postcode]);

	return (
		<Form ref={form} method="post" preventScrollReset className="grid gap-8">
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
				texts={props.texts}
				selection={selection}
				outcome={line.transport}
				showProblem={!typingPostcode || failed === "no_price"}
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
					{t("calculate")}
				</Button>
			</noscript>
			{props.problem}
			{props.summary}
		</Form>
	);
}
