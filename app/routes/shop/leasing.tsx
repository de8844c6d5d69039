import { data } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { LeasingPage, leasingImage } from "~/site/leasing/leasing-page.tsx";
import { leasingService } from "~/site/leasing/leasing-structured-data.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { useShop } from "~/site/shell/use-shop.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/leasing";
import { kept } from "./kept.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const texts = pageTexts[language].leasing;
	const company = await requireCompany(db, cache);
	const origin = config.origin;
	const url = origin + urls.leasing(language);
	const [home] = shopCrumbs(origin, language);
	const here = { name: texts.serviceType, url };
	const structuredData = [
		breadcrumbList(home ? [home, here] : [here]),
		leasingService(company, {
			language,
			url,
			home: origin + urls.home(language),
			logo: `${origin}/favicon.svg`,
			texts,
		}),
	];
	return data({ texts, structuredData, alternates: everyLanguage(urls.leasing) }, { headers: kept() });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function Leasing({ loaderData }: Route.ComponentProps) {
	const { company } = useShop();
	const { texts, structuredData, alternates } = loaderData;
	return (
		<>
			<Seo
				title={texts.metaTitle}
				description={texts.metaDescription}
				alternates={alternates}
				image={{ url: leasingImage, alt: texts.imageAlt, width: 1600, height: 900 }}
			/>
			{structuredData.map((one) => (
				<StructuredData key={one["@type"]} data={one} />
			))}
			<LeasingPage texts={texts} owner={company} />
		</>
	);
}
