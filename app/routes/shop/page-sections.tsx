import { Fragment, type ReactNode, Suspense } from "react";
import { useLocation, useNavigation, useSubmit } from "react-router";
import type { Company } from "~/company/company.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { answerTo, type SectionAnswer } from "~/site/messages/section-answer.ts";
import type { Section } from "~/site/pages/sections/section.ts";
import { SectionView } from "~/site/pages/sections/section-view.tsx";
import type { Visit } from "~/site/trust/visit-card.tsx";
import { filterFromUrl, listStateToUrl } from "~/trade/catalog/list-query.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import type { ListFilter } from "~/trade/catalog/product-groups.ts";
import { ContainerCarousel } from "~/trade/catalog/shop/container-carousel.tsx";
import type { Delivered } from "~/trade/catalog/shop/product-card.tsx";
import { lowerView } from "~/ui/late-view.ts";
import { PaintedPart } from "~/ui/painted-part.tsx";
import { urls } from "~/urls.ts";
import { placeField } from "~/values/place-fields.ts";

/** In the document like everything else; their code comes after the first load. */
const ContactForm = lowerView(
	() => import("~/site/messages/shop/folded-contact-form.tsx"),
	(file) => file.default,
);
const VisitCard = lowerView(
	() => import("~/site/trust/visit-card.tsx"),
	(file) => file.default,
);

/** The filter of a page's carousels lives in its address, as without scripts: the server sends what is shown. */
function useAddressFilter(shown: ListFilter) {
	const { pathname, search } = useLocation();
	const submit = useSubmit();
	// While a choice is on its way, the fields show it, and the next one builds on it.
	const coming = useNavigation().location;
	const filter = coming?.pathname === pathname ? filterFromUrl(new URLSearchParams(coming.search)) : shown;
	function setFilter(next: ListFilter) {
		const to = new URLSearchParams(search).get(placeField);
		submit(listStateToUrl({ filter: next, sort: "size", to }), {
			...{ method: "get", action: pathname, preventScrollReset: true, flushSync: true },
		});
	}
	return { filter, setFilter };
}

/** Sections of a page, stacked, with what they show of other features. */
export default function PageSections(props: {
	sections: readonly Section[];
	company: Company;
	/** Containers of the carousels, and the filter that the page's address sets for them. */
	products: ListedProduct[];
	filter: ListFilter;
	/** Where contact forms are sent, and what the server said to one of them. */
	contactAddress: string;
	answer: SectionAnswer | null;
	/** Id of the section whose title is the page's. */
	mainId: string | undefined;
	/** Delivered prices for the carousels' cards. */
	delivered?: Delivered | null;
	/** Stands in the page's hero. */
	finder?: ReactNode;
	/** Stands beside the contact form; left out by pages that have none. */
	visit?: Visit;
	/** Stand below the section whose title is the page's. */
	facts?: ReactNode;
}) {
	const { sections, company, products, mainId } = props;
	const { filter, setFilter } = useAddressFilter(props.filter);
	const ticketAddress = urls.formTicket(useLanguage());
	return sections.map((section) => (
		<Fragment key={section.id}>
			<SectionView
				section={section}
				company={company}
				isMain={section.id === mainId}
				finder={section.id === mainId ? props.finder : null}
				visit={
					props.visit && (
						<Suspense>
							<VisitCard visit={props.visit} company={company} />
						</Suspense>
					)
				}
				renderCarousel={(viewAll) => (
					<ContainerCarousel
						products={products}
						delivered={props.delivered ?? null}
						filter={filter}
						onFilter={setFilter}
						viewAll={viewAll}
					/>
				)}
				renderContactForm={(intro) => (
					<PaintedPart id={`painted-${section.id}`}>
						<ContactForm
							intro={intro}
							id={section.id}
							action={props.contactAddress}
							ticketAddress={ticketAddress}
							answer={answerTo(section.id, props.answer)}
						/>
					</PaintedPart>
				)}
			/>
			{section.id === mainId && props.facts}
		</Fragment>
	));
}
