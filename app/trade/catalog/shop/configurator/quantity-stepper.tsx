import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { maxQuantity, minQuantity, parseQuantity } from "~/values/quantity.ts";

const step =
	"grid size-11 place-items-center rounded-md border border-edge bg-surface hover:bg-mist disabled:cursor-not-allowed disabled:border-line disabled:text-edge noscript:hidden";

/** 1 to 100; what is typed is set right when the field is left. Without scripts it is a field alone. */
export function QuantityStepper(props: {
	name: string;
	value: number;
	onChange: (quantity: number) => void;
}) {
	const t = useTranslations("catalog.details");
	const [typed, setTyped] = useState<string | null>(null);
	const { value, onChange } = props;
	return (
		<div className="flex items-center gap-2">
			<button
				type="button"
				className={step}
				aria-label={t("less")}
				disabled={value <= minQuantity}
				onClick={() => onChange(value - 1)}
			>
				<Minus aria-hidden="true" className="size-5" />
			</button>
			<input
				name={props.name}
				aria-label={t("quantity")}
				inputMode="numeric"
				value={typed ?? String(value)}
				onChange={(event) => {
					setTyped(event.currentTarget.value);
					onChange(parseQuantity(event.currentTarget.value));
				}}
				onBlur={() => setTyped(null)}
				className="min-h-11 w-20 rounded-md border border-edge text-center text-lg font-bold"
			/>
			<button
				type="button"
				className={step}
				aria-label={t("more")}
				disabled={value >= maxQuantity}
				onClick={() => onChange(value + 1)}
			>
				<Plus aria-hidden="true" className="size-5" />
			</button>
		</div>
	);
}
