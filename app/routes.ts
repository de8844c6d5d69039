import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole URL table. A path without a language gets one before it comes here. */
export default [
	route("sitemap.xml", "routes/files/sitemap.ts"),
	route("robots.txt", "routes/files/robots.ts"),
	route("health", "routes/files/health.ts"),
	...prefix(":lang", [
		route("form-ticket", "routes/files/form-ticket.ts"),
		route("language", "routes/shop/choose-language.ts"),
		route("products", "routes/shop/products-redirect.ts"),
		route("products/:slug", "routes/shop/product-redirect.ts"),
		route("product/*", "routes/shop/old-product-redirect.ts"),
		layout("routes/shop/layout.tsx", [
			index("routes/shop/home.tsx"),
			route("container", "routes/shop/container-list.tsx"),
			route("container/:slug", "routes/shop/container-detail.tsx"),
			route("container/:slug/quote", "routes/shop/request-quote.tsx"),
			route("cart", "routes/shop/cart.tsx"),
			route("checkout", "routes/shop/cart.tsx", { id: "routes/shop/checkout" }),
			route("order-confirmation/:orderId", "routes/shop/order-confirmation.tsx"),
			route("*", "routes/shop/not-found.tsx"),
		]),
	]),
] satisfies RouteConfig;
