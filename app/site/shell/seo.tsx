import { useLanguage } from "~/i18n/i18n.tsx";
import { type Language, languages, languageTable } from "~/i18n/languages.ts";
import { absoluteUrl } from "~/values/absolute-url.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { type Alternates, defaultAlternate } from "./alternates.ts";
import { useShop } from "./use-shop.ts";

export type SharedImage = { url: string; alt: string; width: number; height: number };

type SeoProps = {
	title: string;
	description: string;
	/** Paths of the page per language; what is missing there does not exist. */
	alternates: Alternates;
	/** The language of what the page shows, where it has nothing in its own: it then points to that language's page. */
	shownIn?: Language | undefined;
	/** What a shared link shows; its address as the shop stores it, made absolute here. */
	image?: SharedImage | undefined;
	/** False for pages that search engines should leave out. */
	index?: boolean;
	/** What an editor set for this page alone. */
	own?: {
		canonicalUrl?: string | null;
		keywords?: string[];
		openGraphTitle?: string | null;
		openGraphDescription?: string | null;
	};
	type?: "website" | "article";
};

/** The picture of a shared link (Open Graph protocol, structured properties). */
function OpenGraphImage({ url, alt, width, height }: SharedImage) {
	return (
		<>
			<meta property="og:image" content={url} />
			<meta property="og:image:alt" content={alt} />
			<meta property="og:image:width" content={String(width)} />
			<meta property="og:image:height" content={String(height)} />
		</>
	);
}

/** Title, description, canonical address and translations of a page inside the shop's layout, for its head. */
export function Seo(props: SeoProps) {
	const { title, description, alternates, image, index = true, own = {} } = props;
	const { origin, company } = useShop();
	const language = useLanguage();
	const path = alternates[props.shownIn ?? language];
	const canonical = own.canonicalUrl ? absoluteUrl(origin, own.canonicalUrl) : path && origin + path;
	const fallback = defaultAlternate(alternates);
	return (
		<>
			<title>{`${title} | ${company.name}`}</title>
			<meta name="description" content={description} />
			{own.keywords && own.keywords.length > 0 && <meta name="keywords" content={own.keywords.join(", ")} />}
			{index ? (
				<>
					{canonical && <link rel="canonical" href={canonical} />}
					{languages.map((code) => {
						const translated = alternates[code];
						return (
							translated && <link key={code} rel="alternate" hrefLang={code} href={origin + translated} />
						);
					})}
					{fallback && <link rel="alternate" hrefLang="x-default" href={origin + fallback} />}
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
			<meta property="og:type" content={props.type ?? "website"} />
			<meta property="og:site_name" content={company.name} />
			<meta property="og:title" content={own.openGraphTitle || title} />
			<meta property="og:description" content={own.openGraphDescription || description} />
			<meta property="og:locale" content={languageTable[props.shownIn ?? language].openGraph} />
			{canonical && <meta property="og:url" content={canonical} />}
			{image && (
				// A kept picture knows its own size better than the page that shows it.
				<OpenGraphImage {...image} {...pictureOf(image.url)} url={absoluteUrl(origin, image.url)} />
			)}
		</>
	);
}
