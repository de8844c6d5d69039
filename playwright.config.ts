import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Workers load this file too: what the first one chose is theirs.
process.env.KADE_TEST_DATA ??= mkdtempSync(join(tmpdir(), "kade-journeys-"));
const port = Number(process.env.KADE_TEST_PORT ?? 4173);
const smtpPort = port + 1;
const mailboxPort = port + 2;
const viesPort = port + 3;
process.env.KADE_TEST_MAILBOX = `http://127.0.0.1:${mailboxPort}`;

const chromiumFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Milliseconds that each script is held back (docs/decisions/028). */
const lateScripts = Number(process.env.KADE_TEST_LATE_SCRIPTS ?? 0);

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	fullyParallel: true,
	// On two processors three keep both busy: a test waits for its page as often as it works.
	workers: 3,
	forbidOnly: Boolean(process.env.CI),
	// Nothing is tried twice at a desk. Where a change lands one second try stays, and the report names what needed it:
	// each of those is a fault to be found, in the test or in the shop.
	retries: process.env.CI ? 1 : 0,
	reporter: "list",
	// The longest journeys take half of it on a busy machine, some of which are three times slower than others: patience
	// costs nothing where a test passes. Scripts that are held back hold up each page that waits for them.
	timeout: 180_000 + 30 * lateScripts,
	expect: { timeout: 30_000 + 4 * lateScripts },
	use: {
		baseURL: `http://localhost:${port}`,
		locale: "nl-BE",
		launchOptions: {
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
			args: chromiumFlags,
		},
	},
	projects: [
		{ name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
		{
			name: "phone",
			use: { viewport: { width: 390, height: 844 }, hasTouch: true },
			...(process.env.KADE_TEST_ALL ? {} : { grep: /@phone/ }),
		},
	],
	webServer: [
		{
			command: "node tests/support/mail-catcher.ts",
			url: `http://127.0.0.1:${mailboxPort}/mails?to=nobody`,
			env: { SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(mailboxPort) },
		},
		{
			command: "node tests/support/fake-vies.ts",
			url: `http://127.0.0.1:${viesPort}/`,
			env: { FAKE_VIES_PORT: String(viesPort) },
		},
		{
			command: "node build/server/index.js",
			url: `http://localhost:${port}/health`,
			env: {
				NODE_ENV: "production",
				PORT: String(port),
				DATA_DIR: process.env.KADE_TEST_DATA,
				DATABASE_URL: "",
				// Behind a public address the forwarded one counts: each test is a visitor of its own to the flood limit.
				PUBLIC_URL: `http://localhost:${port}`,
				SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
				VIES_URL: `http://127.0.0.1:${viesPort}/check-vat-number`,
			},
			gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
		},
	],
});
