import type { MouseEvent } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { WayOut } from "~/trade/catalog/order-obstacle.ts";
import { ButtonAnchor, ButtonLink } from "~/ui/button.tsx";

/** Puts the focus on the field or group that a link names; without scripts the link itself leads there. */
function goTo(event: MouseEvent, id: string): void {
	const place = document.getElementById(id);
	const field = place?.matches("input")
		? place
		: (place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector<HTMLElement>("input"));
	if (!field) return;
	event.preventDefault();
	field.focus();
}

/** Leads past an obstacle: to the field that is missing, or to collecting instead of delivery. */
export function WayButton(props: {
	way: Exclude<WayOut, "quote">;
	variant: "signal" | "quiet";
	texts: PageTexts["container"];
	collect: { address: string; choose: () => void };
	className: string;
}) {
	const t = useTranslations("catalog.details");
	const { way, variant, collect, className } = props;
	if (way === "collect") {
		return (
			<ButtonLink
				to={collect.address}
				data-scripted
				variant={variant}
				className={className}
				onClick={(event) => {
					event.preventDefault();
					collect.choose();
				}}
			>
				{t("deliveries.self_pickup")}
			</ButtonLink>
		);
	}
	return (
		<ButtonAnchor
			href={`#${way}`}
			data-scripted
			variant={variant}
			className={className}
			onClick={(event) => goTo(event, way)}
		>
			{props.texts.ways[way]}
		</ButtonAnchor>
	);
}
