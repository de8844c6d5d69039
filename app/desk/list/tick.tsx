import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { severalFields, severalForm } from "./several-form.ts";

/** Box of a row with which something can be done at once. @param props.name of the thing, for who cannot see the row */
export function Tick(props: { id: string; label: string; name: string; className?: string }) {
	const { id, label, name, className = "" } = props;
	const language = useLanguage();
	return (
		<label className={`flex size-11 shrink-0 items-center justify-center ${className}`}>
			<span className="sr-only">{labelled(language, label, name)}</span>
			<input
				type="checkbox"
				form={severalForm}
				name={severalFields.pick}
				value={id}
				autoComplete="off"
				className="size-5 accent-brand-ink"
			/>
		</label>
	);
}
