import { main } from "./main.ts";

export { openShop } from "./shop.ts";

// Imported by tests, run by `npm start`.
if (import.meta.main) await main();
