import { useLanguage } from "~/i18n/i18n.tsx";
import { defaultLanguage, languages, languageTable } from "~/i18n/languages.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { Alternates } from "./alternates.ts";

export type SharedImage = { url: string; alt: string; width: number; height: number };

type SeoProps = {
	title: string;
	description: string;
	/** Origin of the shop, without a slash at the end. */
	origin: string;
	siteName: string;
	/** Paths of the page per language; what is missing there does not exist. */
	alternates: Alternates;
	/** What a shared link shows; its address as the shop stores it, made absolute here. */
	image?: SharedImage | undefined;
	/** False for pages that search engines should leave out. */
	index?: boolean;
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

/** Title, description, canonical address and translations of a page, for its head. */
export function Seo(props: SeoProps) {
	const { title, description, origin, siteName, alternates, image, index = true } = props;
	const language = useLanguage();
	const canonical = alternates[language];
	const fallback = alternates[defaultLanguage] ?? canonical;
	const fullTitle = `${title} | ${siteName}`;
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={description} />
			{index ? (
				<>
					{canonical && <link rel="canonical" href={origin + canonical} />}
					{languages.map((code) => {
						const path = alternates[code];
						return path && <link key={code} rel="alternate" hrefLang={code} href={origin + path} />;
					})}
					{fallback && <link rel="alternate" hrefLang="x-default" href={origin + fallback} />}
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={siteName} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:locale" content={languageTable[language].openGraph} />
			{canonical && <meta property="og:url" content={origin + canonical} />}
			{image && <OpenGraphImage {...image} url={absoluteUrl(origin, image.url)} />}
		</>
	);
}
