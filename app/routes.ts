import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole URL table. A path without a language gets one before it comes here. */
export default [
	route("sitemap.xml", "routes/files/sitemap.ts"),
	route("robots.txt", "routes/files/robots.ts"),
	route("health", "routes/files/health.ts"),
	...prefix(":lang", [
		route("form-ticket", "routes/files/form-ticket.ts"),
		route("blog/feed.xml", "routes/files/blog-feed.ts"),
		route("language", "routes/shop/choose-language.ts"),
		route("products", "routes/shop/products-redirect.ts"),
		route("products/:slug", "routes/shop/product-redirect.ts"),
		route("product/*", "routes/shop/old-product-redirect.ts"),
		layout("routes/shop/layout.tsx", [
			index("routes/shop/home.tsx"),
			route("container", "routes/shop/container-list.tsx"),
			route("container/:slug", "routes/shop/container-detail.tsx"),
			route("container/:slug/quote", "routes/shop/request-quote.tsx"),
			route("rent", "routes/shop/rent.tsx"),
			route("leasing", "routes/shop/leasing.tsx"),
			route("modifications", "routes/shop/modifications.tsx"),
			route("koelcontainers-reefers-vriescontainers", "routes/shop/refrigerated.tsx"),
			route("blog", "routes/shop/blog.tsx"),
			route("blog/:slug", "routes/shop/blog-post.tsx"),
			route("contact", "routes/shop/contact.tsx"),
			route("pages/:slug", "routes/shop/landing-page.tsx"),
			route("about", "routes/shop/landing-page.tsx", { id: "routes/shop/about" }),
			route("faq", "routes/shop/landing-page.tsx", { id: "routes/shop/faq" }),
			route("cookie-policy", "routes/shop/landing-page.tsx", { id: "routes/shop/cookie-policy" }),
			route("privacy-statement", "routes/shop/landing-page.tsx", { id: "routes/shop/privacy-statement" }),
			route("cart", "routes/shop/cart.tsx"),
			route("checkout", "routes/shop/cart.tsx", { id: "routes/shop/checkout" }),
			route("order-confirmation/:orderId", "routes/shop/order-confirmation.tsx"),
			route("*", "routes/shop/not-found.tsx"),
		]),
	]),
] satisfies RouteConfig;
