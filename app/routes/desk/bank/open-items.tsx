import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listOpenItems, turnoverByMonth } from "~/trade/payments/desk/open-items.store.server.ts";
import { itemList, OpenItemsPage } from "~/trade/payments/desk/open-items-page.tsx";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Route } from "./+types/open-items";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const today = antwerpClock(new Date()).slice(0, 10);
	const { choice, page } = itemList.read(new URL(request.url).searchParams);
	const [items, months] = await Promise.all([
		listOpenItems(db, { today, choice, page }),
		turnoverByMonth(db, today),
	]);
	return { choice, page, ...items, months, texts: pageTexts[languageOf(context)].adminBank };
}

export default function OpenItems({ loaderData }: Route.ComponentProps) {
	const { texts } = loaderData;
	const language = useLanguage();
	return (
		<EditorPage
			title={texts.items.title}
			back={{ to: `${adminUrls.bank(language)}?state=open`, label: texts.items.back }}
			head={<p className="max-w-prose text-lg text-muted">{texts.items.intro}</p>}
		>
			<OpenItemsPage {...loaderData} />
		</EditorPage>
	);
}
