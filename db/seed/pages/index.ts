import type { SeedLandingPage } from "../seed-content.ts";
import { aboutPage } from "./about.ts";
import { accessibilityPage } from "./accessibility.ts";
import { containerSizesPage } from "./container-sizes.ts";
import { cookiePolicyPage } from "./cookie-policy.ts";
import { cscPage } from "./csc-and-certificates.ts";
import { deliveryPage } from "./delivery.ts";
import { faqPage } from "./faq.ts";
import { privacyStatementPage } from "./privacy-statement.ts";
import { termsOfSalePage } from "./terms-of-sale.ts";

export const landingPages: SeedLandingPage[] = [
	aboutPage,
	faqPage,
	containerSizesPage,
	deliveryPage,
	cscPage,
	cookiePolicyPage,
	privacyStatementPage,
	termsOfSalePage,
	accessibilityPage,
];
