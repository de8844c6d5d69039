import { adminCommand, main } from "./main.ts";

export { openShop } from "./shop.ts";

// Imported by tests, run by `npm start`.
if (import.meta.main) await (process.argv[2] === "admin" ? adminCommand(process.argv.slice(3)) : main());
