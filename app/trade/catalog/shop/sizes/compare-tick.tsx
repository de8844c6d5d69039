import { useLanguage } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import { comparedField, compareForm } from "../../sizes/comparison-address.ts";

/**
 * Chooses a container for the comparison. It belongs to the bar at the foot of the page, which sends what is ticked, with
 * scripts and without.
 */
export function CompareTick(props: {
	container: { slug: string; title: string; lang?: string | undefined };
	label: string;
	/** The label is read out alone: a column says it for the eyes. */
	isBare?: boolean;
}) {
	const { container, label, isBare = false } = props;
	const language = useLanguage();
	return (
		<label className="screen-only inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
			<input
				type="checkbox"
				name={comparedField}
				value={container.slug}
				form={compareForm}
				data-title={container.title}
				lang={container.lang}
				className="size-5 accent-brand-ink"
			/>
			<span className={isBare ? "sr-only" : ""}>{label}</span>
			<span className="sr-only">
				{withColon(language, "")} <span lang={container.lang}>{container.title}</span>
			</span>
		</label>
	);
}
