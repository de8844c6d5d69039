import { Check } from "lucide-react";
import { Badge } from "~/ui/badge.tsx";
import type { Condition } from "~/values/vocabulary.ts";
import type { ProductDetails } from "./product.ts";

/** What the chosen condition means for this container. */
export function ConditionPanel(props: {
	info: ProductDetails["conditionInfo"];
	condition: Condition | null;
}) {
	const text = props.info.find((info) => info.condition === props.condition)?.text;
	if (!text) return null;
	return (
		<section aria-labelledby="condition-info" className="grid gap-3 rounded-lg bg-mist p-5 md:p-6">
			<div className="flex flex-wrap gap-2">
				{text.badges.map((badge) => (
					<Badge key={badge.text} tone={badge.type}>
						{badge.text}
					</Badge>
				))}
			</div>
			<h2 id="condition-info" className="text-xl">
				{text.title}
			</h2>
			<p>{text.description}</p>
			<ul className="grid gap-1.5">
				{text.benefits.map((benefit) => (
					<li key={benefit} className="flex gap-2.5">
						<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
						{benefit}
					</li>
				))}
			</ul>
		</section>
	);
}
