import { type ReactNode, Suspense, use } from "react";
import type { Company } from "~/company/company.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { loadCatalogue } from "~/i18n/load-messages.ts";
import type { Catalogue } from "~/i18n/messages/catalogue.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { ContainerCarousel } from "~/trade/catalog/shop/container-carousel.tsx";
import { lateView, untilLoaded } from "~/ui/late-view.ts";
import { urls } from "~/urls.ts";
import type { Section } from "../sections/section.ts";
import { SectionView } from "../sections/section-view.tsx";

const FoldedContactForm = lateView(
	() => import("~/site/messages/shop/folded-contact-form.tsx"),
	(file) => file.default,
);

const words = new Map<Language, Promise<Catalogue>>();

function wordsOf(language: Language): Promise<Catalogue> {
	const known = words.get(language);
	if (known) return known;
	const loaded = untilLoaded(() => loadCatalogue(language)).then(({ messages }) => messages);
	words.set(language, loaded);
	return loaded;
}

function Translated(props: { language: Language; children: ReactNode }) {
	return (
		<I18nProvider language={props.language} messages={use(wordsOf(props.language))}>
			{props.children}
		</I18nProvider>
	);
}

type PreviewSectionsProps = {
	sections: readonly Section[];
	language: Language;
	company: Company;
	products: ListedProduct[];
	/** Id of the section whose title is the page's. */
	mainId?: string | undefined;
	/** Above them, in the same language. */
	children?: ReactNode;
};

function Sections({ sections, language, company, products, mainId }: Omit<PreviewSectionsProps, "children">) {
	return sections.map((section) => (
		<SectionView
			key={section.id}
			section={section}
			company={company}
			isMain={section.id === mainId}
			renderCarousel={(viewAll) => (
				<ContainerCarousel products={products} filter={{ size: null, type: null }} viewAll={viewAll} />
			)}
			renderContactForm={(intro) => (
				<div inert>
					<FoldedContactForm
						intro={intro}
						id={section.id}
						action={urls.contact(language)}
						ticketAddress={urls.formTicket(language)}
						answer={null}
					/>
				</div>
			)}
		/>
	));
}

/** A page's text and sections by the shop's own views, in any language, with nothing that could be sent. */
export default function PreviewSections({ children, ...props }: PreviewSectionsProps) {
	return (
		<Suspense>
			<Translated language={props.language}>
				{children}
				<Sections {...props} />
			</Translated>
		</Suspense>
	);
}
