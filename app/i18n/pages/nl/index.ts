import { accountPage } from "./account-page.ts";
import { accounts } from "./accounts.ts";
import { adminAmend } from "./admin-amend.ts";
import { adminAudit } from "./admin-audit.ts";
import { adminBank } from "./admin-bank.ts";
import { adminBlog } from "./admin-blog.ts";
import { adminBuyers } from "./admin-buyers.ts";
import { adminDeliveries } from "./admin-deliveries.ts";
import { adminInvoices } from "./admin-invoices.ts";
import { adminMedia } from "./admin-media.ts";
import { adminOffers } from "./admin-offers.ts";
import { adminOwners } from "./admin-owners.ts";
import { adminPages } from "./admin-pages.ts";
import { adminPayments } from "./admin-payments.ts";
import { adminPrices } from "./admin-prices.ts";
import { adminProducts } from "./admin-products.ts";
import { adminRights } from "./admin-rights.ts";
import { adminSections } from "./admin-sections.ts";
import { adminSettings } from "./admin-settings.ts";
import { adminSeveral } from "./admin-several.ts";
import { adminShell } from "./admin-shell.ts";
import { adminToday } from "./admin-today.ts";
import { adminTrade } from "./admin-trade.ts";
import { adminVat } from "./admin-vat.ts";
import { adminVoices } from "./admin-voices.ts";
import { blog } from "./blog.ts";
import { checkoutPage } from "./checkout-page.ts";
import { compare } from "./compare.ts";
import { consumerLaw } from "./consumer-law.ts";
import { contact } from "./contact.ts";
import { container } from "./container.ts";
import { containerList } from "./container-list.ts";
import { deliveryWish } from "./delivery-wish.ts";
import { homePage } from "./home-page.ts";
import { leasing } from "./leasing.ts";
import { listPages } from "./list-pages.ts";
import { menu } from "./menu.ts";
import { modifications } from "./modifications.ts";
import { offerPage } from "./offer-page.ts";
import { orderPage } from "./order-page.ts";
import { ownTrade } from "./own-trade.ts";
import { payOnline } from "./pay-online.ts";
import { personalData } from "./personal-data.ts";
import { priceFinder } from "./price-finder.ts";
import { quoteRequest } from "./quote-request.ts";
import { redirects } from "./redirects.ts";
import { refrigerated } from "./refrigerated.ts";
import { refusals } from "./refusals.ts";
import { rent } from "./rent.ts";
import { richText } from "./rich-text.ts";
import { search } from "./search.ts";
import { sizeGuide } from "./size-guide.ts";
import { textPage } from "./text-page.ts";
import { transfer } from "./transfer.ts";
import { vat } from "./vat.ts";
import { voices } from "./voices.ts";
import { withdrawal } from "./withdrawal.ts";

export const pages = {
	...{
		accountPage,
		accounts,
		adminPages,
		adminShell,
		adminToday,
		adminTrade,
		adminMedia,
		adminProducts,
		adminBlog,
	},
	...{
		adminDeliveries,
		adminRights,
		adminSections,
		adminSettings,
		adminSeveral,
		adminAmend,
		adminAudit,
		adminOffers,
		adminOwners,
		adminPayments,
		adminBank,
		adminBuyers,
		adminInvoices,
		adminVat,
		adminVoices,
		adminPrices,
	},
	...{
		blog,
		compare,
		contact,
		consumerLaw,
		container,
		containerList,
		homePage,
		leasing,
		listPages,
		menu,
		modifications,
		personalData,
		priceFinder,
		quoteRequest,
		redirects,
		refrigerated,
		refusals,
		rent,
		richText,
		search,
		sizeGuide,
		textPage,
	},
	...{
		checkoutPage,
		deliveryWish,
		offerPage,
		orderPage,
		ownTrade,
		payOnline,
		transfer,
		vat,
		voices,
		withdrawal,
	},
};
