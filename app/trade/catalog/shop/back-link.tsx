import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { TransportChoice } from "~/trade/transport/transport.ts";
import { urls } from "~/urls.ts";
import { placeOf, placeToText } from "~/values/place.ts";
import { placeField } from "~/values/place-fields.ts";

/** Leads back to the list, with the prices at the place that is chosen. */
export function BackLink({ transport }: { transport: TransportChoice }) {
	const t = useTranslations("catalog.details");
	const isBrought = transport.delivery !== null && transport.delivery !== "self_pickup";
	const place = isBrought ? placeOf(transport.country, transport.postcode) : null;
	return (
		<Link
			to={urls.containers(useLanguage()) + (place ? `?${placeField}=${placeToText(place)}` : "")}
			className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline"
		>
			<ArrowLeft aria-hidden="true" className="size-4" />
			{t("back")}
		</Link>
	);
}
