import { TextField } from "~/ui/field.tsx";
import type { PanelProps } from "./editor-fields.ts";
import { FieldGroup } from "./editor-tabs.tsx";
import { dimensionFields, safetyContacts, weightFields } from "./product-admin.ts";

/** Steps of the document; a measure to the millimetre is stored as it is. */
const measure = { type: "number", min: 0, step: 0.01, inputMode: "decimal" } as const;

/** Figures of a container (shop document §2). */
export function SpecificationsPanel({ texts, fields }: PanelProps) {
	return (
		<>
			{(["dimensionsOutside", "dimensionsInside"] as const).map((group) => (
				<FieldGroup
					key={group}
					legend={group === "dimensionsInside" ? texts.inside : texts.outside}
					hint={texts.threeHint}
				>
					<div className="grid gap-4 md:grid-cols-3">
						{dimensionFields.map((side) => (
							<TextField
								key={side}
								{...fields.fieldOf(`${group}.${side}`)}
								{...measure}
								label={texts.dimensions[side]}
							/>
						))}
					</div>
				</FieldGroup>
			))}
			<FieldGroup legend={texts.weights} hint={texts.threeHint}>
				<div className="grid gap-4 md:grid-cols-3">
					{weightFields.map((kind) => (
						<TextField
							key={kind}
							{...fields.fieldOf(`weight.${kind}`)}
							{...measure}
							label={texts.weight[kind]}
						/>
					))}
				</div>
			</FieldGroup>
			<FieldGroup legend={texts.room}>
				<div className="grid gap-4 md:grid-cols-3">
					<TextField {...fields.fieldOf("capacityCbm")} {...measure} label={texts.capacity} />
					<TextField
						{...fields.fieldOf("palletPlaces")}
						{...measure}
						step={1}
						inputMode="numeric"
						label={texts.pallets}
					/>
				</div>
			</FieldGroup>
			<FieldGroup legend={texts.safety.title} hint={texts.safety.hint}>
				<TextField {...fields.fieldOf("safety.model")} label={texts.safety.model} maxLength={200} />
				{Object.entries(safetyContacts).map(([who, { name, address, contact }]) => (
					<div key={who} className="grid gap-4 md:grid-cols-3">
						{[name, address, contact].map((field) => (
							<TextField
								key={field}
								{...fields.fieldOf(`safety.${field}`)}
								label={texts.safety[field]}
								maxLength={200}
							/>
						))}
					</div>
				))}
			</FieldGroup>
		</>
	);
}
