import { defineConfig } from "@playwright/test";

/** `npm run handbook`: one browser on a shop of its own takes the pictures of docs/owner.md. */
export default defineConfig({
	testDir: ".",
	outputDir: "../../test-results",
	workers: 1,
	reporter: "list",
	timeout: 600_000,
	expect: { timeout: 15_000 },
	use: {
		locale: "en-GB",
		timezoneId: "Europe/Brussels",
		viewport: { width: 1440, height: 900 },
		actionTimeout: 20_000,
		launchOptions: {
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
			args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--lang=en-GB"],
		},
	},
});
