import { catalog } from "./catalog.ts";
import { checkout } from "./checkout.ts";
import { common } from "./common.ts";
import { home } from "./home.ts";

export const messages = { common, home, catalog, checkout };
