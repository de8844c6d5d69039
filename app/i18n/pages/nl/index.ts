import { accounts } from "./accounts.ts";
import { adminPages } from "./admin-pages.ts";
import { adminShell } from "./admin-shell.ts";
import { adminTrade } from "./admin-trade.ts";
import { blog } from "./blog.ts";
import { contact } from "./contact.ts";
import { leasing } from "./leasing.ts";
import { menu } from "./menu.ts";
import { modifications } from "./modifications.ts";
import { redirects } from "./redirects.ts";
import { refrigerated } from "./refrigerated.ts";
import { rent } from "./rent.ts";

export const pages = {
	...{ accounts, adminPages, adminShell, adminTrade },
	...{ blog, contact, leasing, menu, modifications, redirects, refrigerated, rent },
};
