import { Mail, MapPin, Phone } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { data } from "react-router";
import { requireCompany, requireOpeningHours } from "~/company/company.store.server.ts";
import { HoursList } from "~/company/hours-list.tsx";
import { openingHoursText } from "~/company/opening-hours-text.ts";
import { localBusinessStructuredData } from "~/company/organization-structured-data.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { scenes } from "~/media/pictures.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";
import { drawDepotMap } from "~/site/depot-map/draw-depot-map.server.tsx";
import { answerContact } from "~/site/messages/answer-contact.server.ts";
import { contactPageSchema, contactSectionSchema } from "~/site/messages/contact.schema.ts";
import { contactPageForm, sectionField } from "~/site/messages/section-answer.ts";
import ContactForm from "~/site/messages/shop/contact-form.tsx";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { CompanyBlock } from "~/site/shell/company-block.tsx";
import { Seo } from "~/site/shell/seo.tsx";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
import { lateView } from "~/ui/late-view.ts";
import { PageHero } from "~/ui/page-hero.tsx";
import { Picture } from "~/ui/picture.tsx";
import { urls } from "~/urls.ts";
import { letterSender } from "../letter-sender.server.ts";
import type { Route } from "./+types/contact";
import { kept } from "./kept.server.ts";

/** In the document like everything else; its code comes after the first load. */
const OpeningNow = lateView(
	() => import("~/company/opening-now.tsx"),
	(file) => file.OpeningNow,
);

const heroImage = scenes.yard;
const sideImage = scenes.quay;

export async function loader({ context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const company = await requireCompany(db, cache);
	const origin = config.origin;
	const openingHours = await requireOpeningHours(db, cache);
	const { week, depotMap, ...texts } = pageTexts[language].contact;
	const organization = localBusinessStructuredData(company, openingHours, {
		url: origin + urls.home(language),
		logo: `${origin}/favicon.svg`,
	});
	const breadcrumbs = breadcrumbList([
		{ name: catalogues[language].common.home, url: origin + urls.home(language) },
		{ name: texts.title, url: origin + urls.contact(language) },
	]);
	return data(
		{
			...{ company, texts, organization, breadcrumbs, alternates: everyLanguage(urls.contact) },
			hours: openingHoursText(openingHours, week, language),
			times: { hours: openingHours, week },
			map: { title: depotMap.title, html: await drawDepotMap({ db, cache }, language) },
		},
		{ headers: kept() },
	);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const fields = await request.formData();
	// One of a section that is gone by now asks for no subject.
	const isOwn = (fields.get(sectionField) ?? contactPageForm) === contactPageForm;
	const { answer, status } = await answerContact(shop, await letterSender(shop), {
		schema: isOwn ? contactPageSchema : contactSectionSchema,
		fields,
		language: languageOf(context),
		address: clientAddress(context),
		now: new Date(),
	});
	return data(answer, { status, headers: notKept });
}

function InfoCard(props: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
	return (
		<li className="grid content-start gap-2 rounded-lg border border-line p-6">
			<span className="grid size-12 place-items-center rounded-md bg-brand text-on-brand">{props.icon}</span>
			<h2 className="mt-2 text-xl">{props.title}</h2>
			<p className="text-muted">{props.text}</p>
			{props.children}
		</li>
	);
}

const cardLink = "inline-flex min-h-11 items-center font-semibold text-info hover:underline";

type Loaded = Route.ComponentProps["loaderData"];

/** The ways to the shop: by mail, by phone, in person. */
function Ways({ company, texts, address }: Pick<Loaded, "company" | "texts"> & { address: string }) {
	return (
		<ul className="grid gap-6 md:grid-cols-3">
			<InfoCard
				icon={<Mail aria-hidden="true" className="size-6" />}
				title={texts.emailTitle}
				text={texts.emailText}
			>
				<a href={`mailto:${company.email}`} className={cardLink}>
					{company.email}
				</a>
			</InfoCard>
			<InfoCard
				icon={<Phone aria-hidden="true" className="size-6" />}
				title={texts.phoneTitle}
				text={texts.phoneText}
			>
				<a href={`tel:${company.phoneLink}`} className={cardLink}>
					{company.phone}
				</a>
			</InfoCard>
			<InfoCard
				icon={<MapPin aria-hidden="true" className="size-6" />}
				title={texts.addressTitle}
				text={texts.addressText}
			>
				<span className="inline-flex min-h-11 items-center font-semibold">{address}</span>
			</InfoCard>
		</ul>
	);
}

/** Opening hours, the company's own details, and the way there. */
function Details({ loaderData, address }: { loaderData: Loaded; address: string }) {
	const { company, texts, hours, map: drawn } = loaderData;
	const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
	return (
		<aside className="grid gap-6">
			{!drawn.html && (
				<Picture
					src={sideImage}
					alt=""
					width={1600}
					height={900}
					sizes="(min-width: 1280px) 461px, (min-width: 1024px) calc(40vw - 51px), (min-width: 768px) calc(100vw - 64px), calc(100vw - 32px)"
					className="aspect-video w-full rounded-lg object-cover"
				/>
			)}
			<section className="grid gap-1">
				<h2 className="text-xl">{texts.hoursTitle}</h2>
				<p className="min-h-6 font-semibold">
					<Suspense>
						<OpeningNow times={loaderData.times} otherwise="" />
					</Suspense>
				</p>
				<HoursList lines={hours} />
			</section>
			{company.legalName && (
				<section className="grid gap-2">
					<h2 className="text-xl">{texts.companyTitle}</h2>
					<CompanyBlock company={company} />
				</section>
			)}
			{company.street && (
				<section className="grid justify-items-start gap-2">
					<h2 className="text-xl">{drawn.html ? drawn.title : texts.mapTitle}</h2>
					{drawn.html && (
						// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from numbers and its own texts
						<div className="mb-2 w-full" dangerouslySetInnerHTML={{ __html: drawn.html }} />
					)}
					<p className="text-muted">{texts.mapText}</p>
					<ButtonAnchor href={map} target="_blank" rel="noopener noreferrer" variant="quiet">
						<MapPin aria-hidden="true" className="size-5" />
						{texts.mapButton}
					</ButtonAnchor>
				</section>
			)}
		</aside>
	);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { company, texts, organization, breadcrumbs, alternates } = loaderData;
	const address = `${company.street}, ${company.postalCode} ${company.city}`;
	return (
		<>
			<Seo
				title={texts.metaTitle}
				description={texts.metaDescription}
				alternates={alternates}
				image={{ url: heroImage, alt: texts.imageAlt, width: 1600, height: 900 }}
			/>
			<StructuredData data={organization} />
			<StructuredData data={breadcrumbs} />
			<PageHero title={texts.title} text={texts.text} image={{ src: heroImage, alt: texts.imageAlt }} />
			<div className="page grid gap-14 py-14 md:py-20">
				{company.legalName && <Ways company={company} texts={texts} address={address} />}
				<div className="below-fold grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
					<section aria-labelledby="contact-form" className="grid gap-5">
						<h2 id="contact-form" className="text-3xl">
							{texts.formTitle}
						</h2>
						<p className="text-muted">{texts.formText}</p>
						<ContactForm
							action={urls.contact(language)}
							ticketAddress={urls.formTicket(language)}
							answer={actionData ?? null}
							withSubject
						/>
					</section>
					<Details loaderData={loaderData} address={address} />
				</div>
			</div>
		</>
	);
}
