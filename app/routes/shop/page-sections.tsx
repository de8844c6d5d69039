import { Suspense } from "react";
import type { Company } from "~/company/company.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { FormAnswer } from "~/people/guard/form-answer.ts";
import type { Section } from "~/site/pages/sections/section.ts";
import { SectionView } from "~/site/pages/sections/section-view.tsx";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import type { ListFilter } from "~/trade/catalog/product-groups.ts";
import { ContainerCarousel } from "~/trade/catalog/shop/container-carousel.tsx";
import { lateView } from "~/ui/late-view.ts";
import { urls } from "~/urls.ts";

/** In the document like everything else; its code comes after the first load. */
const ContactForm = lateView(
	() => import("~/site/messages/shop/contact-form.tsx"),
	(file) => file.default,
);

/** Sections of a page, stacked, with what they show of other features. */
export default function PageSections(props: {
	sections: readonly Section[];
	company: Company;
	/** Containers of the carousels, and the filter that the page's address sets for them. */
	products: ListedProduct[];
	filter: ListFilter;
	/** Where the contact form is sent, and what the server said to it. */
	contactAddress: string;
	answer: FormAnswer | null;
	/** Id of the section whose title is the page's. */
	mainId: string | undefined;
}) {
	const { sections, company, products, filter, mainId } = props;
	const ticketAddress = urls.formTicket(useLanguage());
	return sections.map((section) => (
		<SectionView
			key={section.id}
			section={section}
			company={company}
			isMain={section.id === mainId}
			renderCarousel={(viewAll) => (
				<ContainerCarousel products={products} initialFilter={filter} viewAll={viewAll} />
			)}
			contactForm={
				<Suspense>
					<ContactForm action={props.contactAddress} ticketAddress={ticketAddress} answer={props.answer} />
				</Suspense>
			}
		/>
	));
}
