import { blog } from "./blog.ts";
import { catalog } from "./catalog.ts";
import { checkout } from "./checkout.ts";
import { common } from "./common.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { quote } from "./quote.ts";

export const messages = { common, blog, home, catalog, checkout, quote, contact };
