import {
	data,
	isRouteErrorResponse,
	type RouterContextProvider,
	redirect,
	type ShouldRevalidateFunctionArgs,
} from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { cartIdOf, signedInOf } from "~/people/accounts/who-asks.server.ts";
import { writeCartId, writeFlash } from "~/people/visitor/visitor-cookies.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { addToCart } from "~/trade/cart/add-to-cart.server.ts";
import { lineProblemText, useFailureToast } from "~/trade/cart/shop/use-line-problem.ts";
import { waysPast } from "~/trade/catalog/order-obstacle.ts";
import { priceLine } from "~/trade/catalog/pricing.ts";
import { galleryImages, type ProductDetails } from "~/trade/catalog/product.ts";
import { productTag } from "~/trade/catalog/products-tag.ts";
import {
	type ProductSelection,
	pressKey,
	selectionFields,
	selectionFromForm,
	selectionToUrl,
} from "~/trade/catalog/selection.ts";
import { BackLink } from "~/trade/catalog/shop/back-link.tsx";
import { Configurator } from "~/trade/catalog/shop/configurator/configurator.tsx";
import { PriceSummary } from "~/trade/catalog/shop/configurator/price-summary.tsx";
import { ProductGallery } from "~/trade/catalog/shop/gallery/product-gallery.tsx";
import { useTriedColors } from "~/trade/catalog/shop/gallery/use-tried-colors.ts";
import { useSelection } from "~/trade/catalog/shop/use-selection.ts";
import { QuoteButton } from "~/trade/quotes/shop/quote-button.tsx";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { lowerView } from "~/ui/late-view.ts";
import { Notice } from "~/ui/notice.tsx";
import { PaintedPart } from "~/ui/painted-part.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/container-detail";
import { readContainerPage, tariffOf } from "./container-page.server.ts";
import { kept } from "./kept.server.ts";
import { keepPosted, postedOf } from "./posted-form.server.ts";
import { type AbsentProduct, requireProduct } from "./require-product.server.ts";

/** In the document like everything else; their code comes after the first load. */
const StockSwatches = lowerView(
	() => import("~/trade/catalog/shop/stock-swatches.tsx"),
	(file) => file.default,
);
const DetailsBeside = lowerView(
	() => import("./container-details.tsx"),
	(file) => file.DetailsBeside,
);
const ContainerBelow = lowerView(
	() => import("./container-below.tsx"),
	(file) => file.default,
);

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const product = await requireProduct(shop, language, { slug: params.slug, request });
	// A form that was sent to an address of before is answered there: a refusal would be lost on the way.
	if (params.slug !== product.text.slug && !postedOf(context))
		throw redirect(urls.container(language, product.text.slug) + url.search, 301);
	const page = await readContainerPage(shop, product, { language, parameters: url.searchParams });
	const shown = [product.id, product.text.slug, ...page.related.map(({ id }) => id)].map(productTag);
	return data(page, { headers: kept(...shown, tariffsTag) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

/** A choice only changes what the page computes itself; another country needs its tariffs from the server. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
	formMethod,
}: ShouldRevalidateFunctionArgs) {
	const samePage = currentUrl.pathname === nextUrl.pathname && formMethod === undefined;
	const country = selectionFields.country;
	if (samePage && currentUrl.searchParams.get(country) === nextUrl.searchParams.get(country)) return false;
	return defaultShouldRevalidate;
}

/** Puts the choice into the visitor's cart; what the database could not take is a problem like any other. */
async function addLine(
	context: Readonly<RouterContextProvider>,
	product: ProductDetails,
	{ selection, key }: { selection: ProductSelection; key: string },
) {
	try {
		const userId = (await signedInOf(context))?.id ?? null;
		const result = await addToCart(services(context).db, {
			userId,
			cartId: await cartIdOf(context),
			productId: product.id,
			title: product.text.title,
			...{ selection, key },
		});
		return "problem" in result ? result : { ...result, userId };
	} catch (error) {
		log.error("line not added", { error: errorText(error) });
		return { problem: "failed" as const };
	}
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const product = await requireProduct(shop, language, { slug: params.slug, request });
	const fields = await request.formData();
	keepPosted(context, fields);
	const selection = selectionFromForm(fields, language);
	if (!selection) return data({ problem: "choice_unknown" as const, refused: null }, { status: 422 });
	const key = String(fields.get(pressKey) ?? "");
	const result = await addLine(context, product, { selection, key });
	if ("problem" in result) {
		const tariff = await tariffOf(shop, selection.transport.country);
		const status = result.problem === "failed" ? 503 : 422;
		return data({ problem: result.problem, refused: { selection, tariff } }, { status });
	}
	const query = selectionToUrl(selection, product).toString();
	const headers = new Headers();
	headers.append(
		"Set-Cookie",
		writeCartId(request, shop.secret, { id: result.cartId, userId: result.userId }),
	);
	headers.append("Set-Cookie", writeFlash(request, { kind: "added", title: product.text.title }));
	return redirect(urls.container(language, product.text.slug) + (query && `?${query}`), {
		status: 303,
		headers,
	});
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const t = useTranslations("catalog.details");
	const list = urls.containers(useLanguage());
	const absent: AbsentProduct | null = isRouteErrorResponse(error) ? error.data : null;
	return (
		<div className="page grid justify-items-start gap-6 py-16 [overflow-wrap:anywhere]">
			<title>{t("errorTitle")}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{t("errorTitle")}</h1>
			<Notice tone="error" role="alert">
				{absent?.told ?? t("loadError")}
			</Notice>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={list} variant="quiet">
					{t("back")}
				</ButtonLink>
				<ButtonLink to={list}>{t("browse")}</ButtonLink>
			</div>
		</div>
	);
}

export default function ContainerDetail({ loaderData, actionData }: Route.ComponentProps) {
	const { product } = loaderData;
	return <ContainerPage key={product.id} loaderData={loaderData} actionData={actionData} />;
}

type PageProps = Pick<Route.ComponentProps, "loaderData" | "actionData">;

function ContainerPage({ loaderData, actionData }: PageProps) {
	const t = useTranslations("catalog.details");
	const { product, stockColors, paintable, texts } = loaderData;
	const refused = actionData?.refused;
	const start =
		refused && Number.isFinite(refused.selection.quantity) ? refused.selection : loaderData.selection;
	const [selection, setSelection] = useSelection(product, start);
	const tried = useTriedColors(paintable, selection, setSelection);
	const { look, painter } = tried;
	const isWish = selection.colorType === "wish_color";
	const tariffs = [loaderData.tariff, ...(refused ? [refused.tariff] : [])];
	// Those of a newly chosen country are still on their way.
	const tariff = tariffs.find(({ country }) => country === selection.transport.country);
	const { onRequest } = loaderData.tariff;
	const isOnRequest = onRequest.includes(selection.transport.country);
	const line = priceLine(product, selection, isOnRequest ? {} : (tariff?.table ?? null));
	const collected: ProductSelection = {
		...selection,
		transport: { ...selection.transport, delivery: "self_pickup" },
	};
	const problem = lineProblemText(actionData?.problem, texts);
	useFailureToast(actionData);
	const { title, metaTitle, metaDescription, description } = product.text;
	const conditionName = selection.condition ? t(`conditionNames.${selection.condition}`) : "";
	const images = galleryImages(product, selection.condition);
	const imageAlt = conditionName ? t("imageAlt", { title, condition: conditionName }) : title;
	return (
		<div className="page pt-4 pb-16">
			<Seo
				title={metaTitle ?? title}
				description={metaDescription ?? description}
				alternates={loaderData.alternates}
				shownIn={product.text.lang}
				image={images[0] ? { url: images[0], alt: imageAlt, width: 1200, height: 900 } : undefined}
			/>
			<StructuredData data={loaderData.structuredData.breadcrumbs} />
			<StructuredData data={loaderData.structuredData.product} />
			<BackLink transport={selection.transport} />
			<div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-14">
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
					<ProductGallery
						product={product}
						images={images}
						alt={imageAlt}
						look={look}
						painter={painter}
						texts={texts.gallery}
					/>
				</div>
				<div className="grid content-start gap-6 lg:row-span-2">
					<header lang={product.text.lang} className="grid gap-3">
						<h1 className="text-3xl md:text-4xl">{title}</h1>
						<p className="text-lg text-muted">{loaderData.said.lead}</p>
					</header>
					<Configurator
						product={product}
						texts={texts}
						selection={selection}
						line={line}
						onRequest={onRequest}
						onChange={tried.choose}
						onWishColor={tried.setWish}
						wishPreview={
							tried.wish && look && painter && <painter.PaintedThumbnail look={look} className="mt-2" />
						}
						stockColors={
							stockColors.length > 0 && (
								<PaintedPart>
									<StockSwatches
										colors={stockColors}
										label={texts.stockNow}
										lookNote={selection.condition && paintable[selection.condition].stock && texts.stockLook}
										looked={tried.stock?.ral}
										onLook={tried.lookAtStock}
										preview={
											tried.stock &&
											look &&
											painter && <painter.PaintedThumbnail look={look} className="lg:hidden" />
										}
									/>
								</PaintedPart>
							)
						}
						problem={
							problem && (
								<Notice tone="error" role="alert">
									{problem}
								</Notice>
							)
						}
						summary={(obstacle) => (
							<PriceSummary
								line={line}
								obstacle={obstacle}
								ways={obstacle === null ? [] : waysPast(obstacle, product.deliveryOptions)}
								quantity={selection.quantity}
								texts={texts}
								collect={{
									address: `?${selectionToUrl(collected, product)}`,
									choose: () => setSelection(collected),
								}}
								quoteButton={
									<QuoteButton product={product} selection={selection} canOrder={line.obstacle === null} />
								}
							/>
						)}
					/>
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
					<PaintedPart>
						<DetailsBeside
							page={loaderData}
							condition={selection.condition}
							color={isWish ? tried.wish : tried.stock}
							isWish={isWish}
						/>
					</PaintedPart>
				</div>
			</div>
			<PaintedPart>
				<ContainerBelow page={loaderData} />
			</PaintedPart>
		</div>
	);
}
