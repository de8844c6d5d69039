import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listDeliveries } from "~/trade/orders/desk/deliveries.store.server.ts";
import {
	behindField,
	deliveriesByDay,
	deliveryFields,
	parsePlace,
	placeText,
} from "~/trade/orders/desk/deliveries.ts";
import { DeliveryList } from "~/trade/orders/desk/delivery-list.tsx";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Route } from "./+types/list";

export async function loader({ url, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const today = antwerpClock(new Date()).slice(0, 10);
	const behind = parsePlace(url.searchParams.get(behindField));
	const { rows, next } = await listDeliveries(services(context).db, language, { today, behind });
	const done = url.searchParams.get(deliveryFields.done);
	return {
		...{ days: deliveriesByDay(rows, today), isLater: behind !== null, next: next && placeText(next) },
		// A number as the shop gives them, and nothing else that an address might say.
		done: done && /^K-\d{1,12}$/.test(done) ? done : null,
		texts: pageTexts[language].adminDeliveries,
	};
}

export default function Deliveries({ loaderData }: Route.ComponentProps) {
	const language = useLanguage();
	return (
		<DeliveryList
			{...loaderData}
			address={adminUrls.deliveries(language)}
			addressOf={(id) => adminUrls.delivery(language, id)}
		/>
	);
}
