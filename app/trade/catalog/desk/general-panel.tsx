import { useTranslations } from "~/i18n/i18n.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { conditions, deliveryChoices, stockStatuses } from "~/values/vocabulary.ts";
import type { PanelProps } from "./editor-fields.ts";
import { CheckField, FieldGroup } from "./editor-tabs.tsx";
import { conditionPrices } from "./product-admin.ts";
import { typeChoices } from "./product-type.ts";

const sizes = ["6ft", "8ft", "10ft", "20ft", "20ft HC", "40ft", "40ft HC", "45ft HC", "special"];
const sizesId = "product-sizes";

function Prices({ texts, fields }: PanelProps) {
	const name = useTranslations("catalog.details.conditionNames");
	const money = { inputMode: "decimal", autoComplete: "off", maxLength: 30 } as const;
	return (
		<FieldGroup legend={texts.prices} hint={texts.pricesHint}>
			<div className="grid gap-4 md:grid-cols-2">
				<TextField
					{...fields.fieldOf("price")}
					{...money}
					label={texts.basePrice}
					hint={texts.basePriceHint}
					aria-required
				/>
			</div>
			<div className="grid gap-4 md:grid-cols-2">
				{conditions.map((condition) => {
					const { price, ask } = conditionPrices[condition];
					return (
						<fieldset key={condition} className="grid min-w-0 content-start gap-1 rounded-md bg-mist p-4">
							<legend className="float-left w-full font-semibold">{name(condition)}</legend>
							<TextField
								{...fields.fieldOf(price)}
								{...money}
								label={condition === "rent" ? texts.pricePerDay : texts.price}
							/>
							<CheckField name={ask} label={texts.onRequest} isOn={fields.isOn(ask)} />
						</fieldset>
					);
				})}
			</div>
		</FieldGroup>
	);
}

/** What a container is, what it costs, and whether it can be had. */
export function GeneralPanel({ texts, fields }: PanelProps) {
	const conditionName = useTranslations("catalog.details.conditionNames");
	const stock = useTranslations("catalog.details.stock");
	const delivery = useTranslations("catalog.details.deliveries");
	const condition = fields.fieldOf("condition");
	// A product is new or used (shop document §5); one that was stored as for rent keeps it.
	const offered = conditions.filter((one) => one !== "rent" || condition.defaultValue === "rent");
	return (
		<>
			<FieldGroup legend={texts.container}>
				<div className="grid gap-4 md:grid-cols-3">
					<SelectField {...fields.fieldOf("type")} label={texts.type}>
						{typeChoices.map((choice) => (
							<option key={choice} value={choice}>
								{texts.types[choice]}
							</option>
						))}
					</SelectField>
					<SelectField {...condition} label={texts.condition}>
						{offered.map((one) => (
							<option key={one} value={one}>
								{conditionName(one)}
							</option>
						))}
					</SelectField>
					<TextField
						{...fields.fieldOf("size")}
						label={texts.size}
						hint={texts.sizeHint}
						list={sizesId}
						maxLength={50}
						aria-required
					/>
					<datalist id={sizesId}>
						{sizes.map((size) => (
							<option key={size} value={size} />
						))}
					</datalist>
				</div>
			</FieldGroup>
			<Prices texts={texts} fields={fields} />
			<FieldGroup legend={texts.availability}>
				<div className="grid gap-4 md:grid-cols-2">
					<CheckField
						name="isAvailable"
						role="switch"
						label={texts.available}
						hint={texts.availableHint}
						isOn={fields.isOn("isAvailable")}
					/>
					<SelectField {...fields.fieldOf("stockStatus")} label={texts.stockStatus}>
						{stockStatuses.map((status) => (
							<option key={status} value={status}>
								{stock(status)}
							</option>
						))}
					</SelectField>
				</div>
				<fieldset className="min-w-0">
					<legend className="text-sm font-semibold">{texts.delivery}</legend>
					<div className="flex flex-wrap gap-x-8">
						{deliveryChoices.map((choice) => (
							<CheckField
								key={choice}
								name={`delivery.${choice}`}
								label={delivery(choice)}
								isOn={fields.isOn(`delivery.${choice}`)}
							/>
						))}
					</div>
				</fieldset>
			</FieldGroup>
		</>
	);
}
