import { blog } from "./blog.ts";
import { contact } from "./contact.ts";
import { leasing } from "./leasing.ts";
import { menu } from "./menu.ts";
import { modifications } from "./modifications.ts";
import { refrigerated } from "./refrigerated.ts";
import { rent } from "./rent.ts";

export const pages = { blog, contact, leasing, menu, modifications, refrigerated, rent };
