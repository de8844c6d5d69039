import type { MouseEvent } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { WayOut } from "~/trade/catalog/order-obstacle.ts";
import { ButtonAnchor, ButtonLink } from "~/ui/button.tsx";

/** Puts the focus on the field that a link names, as the link itself does before scripts come, but leaves the address as it is. */
function goTo(event: MouseEvent, id: string): void {
	const field = document.getElementById(id);
	if (!(field instanceof HTMLInputElement)) return;
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
			variant={variant}
			className={className}
			onClick={(event) => goTo(event, way)}
		>
			{props.texts.ways[way]}
		</ButtonAnchor>
	);
}
