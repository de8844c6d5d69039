/** Headings of the footer's Additional Resources, by menu section. */
export const menu = {
	primary: "Main topics",
	secondary: "More topics",
	products: "Products",
	company: "Company",
	services: "Services",
	support: "Support",
	resources: "Guides",
	/** In the footer, for whoever has signed in. */
	newProduct: "New Product",
};
