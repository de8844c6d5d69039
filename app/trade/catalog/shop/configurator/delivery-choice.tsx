import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { WayOut } from "~/trade/catalog/order-obstacle.ts";
import { type ProductSelection, selectionFields } from "~/trade/catalog/selection.ts";
import { offeredDeliveries, type TransportOutcome } from "~/trade/transport/transport.ts";
import { SelectField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useReveal } from "~/ui/use-reveal.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type DeliveryOptions, type TransportCountry, transportCountries } from "~/values/vocabulary.ts";
import { ChoiceCard, ChoiceGroup } from "./choice-card.tsx";

/** Delivery options, and country and postcode for the two trucks (storefront document §4). */
export function DeliveryChoiceFields(props: {
	options: DeliveryOptions;
	texts: PageTexts["container"];
	selection: ProductSelection;
	/** Countries without tariffs. */
	onRequest: readonly TransportCountry[];
	outcome: TransportOutcome;
	/** Whether the postcode may be judged yet: not while it is being typed. */
	showProblem: boolean;
	onChange: (selection: ProductSelection) => void;
	onPostcodeLeft: () => void;
}) {
	const t = useTranslations("catalog.details");
	const { texts, selection, outcome, onChange } = props;
	const { transport } = selection;
	const offered = offeredDeliveries(props.options);
	const aim = offered.find((delivery) => delivery === transport.delivery) ?? offered[0];
	const problem = props.showProblem && outcome.state === "failed" ? outcome.problem : null;
	const byTruck = transport.delivery !== null && transport.delivery !== "self_pickup";
	const destination = useReveal<HTMLDivElement>(byTruck ? (problem ?? "place") : null);
	if (offered.length === 0) {
		return (
			<ChoiceGroup id="delivery" legend={t("delivery")}>
				<Notice tone="warning">{texts.noDelivery}</Notice>
			</ChoiceGroup>
		);
	}
	return (
		<ChoiceGroup legend={t("delivery")}>
			{offered.map((delivery) => (
				<ChoiceCard
					key={delivery}
					id={delivery === aim ? "delivery" : undefined}
					name={selectionFields.delivery}
					value={delivery}
					checked={transport.delivery === delivery}
					onChoose={() => onChange({ ...selection, transport: { ...transport, delivery } })}
					title={t(`deliveries.${delivery}`)}
					note={texts.deliveryNotes[delivery]}
				/>
			))}
			<div
				ref={destination}
				className="delivery-destination mt-1 grid-cols-[minmax(0,4fr)_minmax(0,3fr)] items-start gap-3"
			>
				<SelectField
					label={t("country")}
					name={selectionFields.country}
					value={transport.country}
					onChange={(event) => {
						const country = memberOf(transportCountries, event.currentTarget.value) ?? transport.country;
						onChange({ ...selection, transport: { ...transport, country, postcode: "" } });
					}}
				>
					{transportCountries.map((country) => (
						<option key={country} value={country}>
							{t(`countries.${country}`)}
							{props.onRequest.includes(country) && ` (${texts.transport.onRequest})`}
						</option>
					))}
				</SelectField>
				<TextField
					id={"postcode" satisfies WayOut}
					label={t("postcode")}
					name={selectionFields.postcode}
					value={transport.postcode}
					autoComplete="postal-code"
					inputMode={transport.country === "NL" ? "text" : "numeric"}
					maxLength={12}
					error={problem === "postcode_invalid" ? texts.postcodeErrors[transport.country] : undefined}
					onChange={(event) => {
						const postcode = event.currentTarget.value;
						onChange({ ...selection, transport: { ...transport, postcode } });
					}}
					onBlur={props.onPostcodeLeft}
				/>
				<div className="col-span-2 empty:hidden">
					{problem === "no_tariff" && (
						<Notice tone="error" role="alert">
							<strong>{texts.noPriceTitle}</strong>
							<br />
							{texts.noPriceText}
						</Notice>
					)}
					{props.onRequest.includes(transport.country) && (
						<Notice tone="info" role="status">
							{texts.obstacles.country_on_request}
						</Notice>
					)}
				</div>
			</div>
		</ChoiceGroup>
	);
}
