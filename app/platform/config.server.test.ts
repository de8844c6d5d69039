import { isAbsolute, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.server.ts";

const bucket = {
	S3_BUCKET: "pictures",
	S3_REGION: "eu-west-1",
	S3_ACCESS_KEY_ID: "kade",
	S3_SECRET_ACCESS_KEY: "hunter2",
};

describe("the configuration", () => {
	test("starts a shop without any variable", () => {
		expect(parseConfig({})).toEqual({
			port: 3000,
			host: null,
			dataDir: resolve("data"),
			databaseUrl: null,
			smtpUrl: null,
			publicUrl: null,
			origin: "http://localhost:3000",
			proxies: 0,
			workers: 1,
			metricsToken: null,
			demo: true,
			viesUrl: "https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number",
			mollie: null,
			s3: null,
			eInvoice: null,
		});
	});

	test("reads every variable", () => {
		const variables = {
			PORT: "8080",
			HOST: "127.0.0.1",
			DATA_DIR: "/var/lib/kade",
			DATABASE_URL: "postgres://kade:secret@db:5432/kade",
			SMTP_URL: "smtps://user:secret@mail.example:465",
			PUBLIC_URL: "https://shop.example/",
			WORKERS: "4",
			METRICS_TOKEN: "a token of some length",
			DEMO: "no",
			VIES_URL: "http://127.0.0.1:5000/check",
			...bucket,
			S3_ENDPOINT: "https://s3.example",
			...{ E_INVOICE_URL: "https://provider.example/documents", E_INVOICE_TOKEN: "hunter2" },
			MOLLIE_KEY: "test_abcdefghijklmnopqrstuv",
		};
		expect(parseConfig(variables)).toEqual({
			mollie: { key: "test_abcdefghijklmnopqrstuv", url: "https://api.mollie.com" },
			port: 8080,
			host: "127.0.0.1",
			dataDir: "/var/lib/kade",
			databaseUrl: "postgres://kade:secret@db:5432/kade",
			smtpUrl: "smtps://user:secret@mail.example:465",
			publicUrl: "https://shop.example",
			origin: "https://shop.example",
			proxies: 1,
			workers: 4,
			metricsToken: "a token of some length",
			demo: false,
			viesUrl: "http://127.0.0.1:5000/check",
			eInvoice: { url: "https://provider.example/documents", token: "hunter2" },
			s3: {
				bucket: "pictures",
				endpoint: "https://s3.example",
				region: "eu-west-1",
				accessKeyId: "kade",
				secretAccessKey: "hunter2",
			},
		});
	});

	test("needs no address of its own for Amazon's buckets", () => {
		expect(parseConfig(bucket).s3).toMatchObject({ bucket: "pictures", endpoint: null });
	});

	test("takes an empty text as not set, and variables of others as none of its business", () => {
		const names = ["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "SMTP_URL", "PUBLIC_URL", "S3_ENDPOINT"];
		const empty = Object.fromEntries([...names, ...Object.keys(bucket)].map((name) => [name, ""]));
		expect(parseConfig({ ...empty, PATH: "/usr/bin" })).toEqual(parseConfig({}));
	});

	test("makes the data folder's path absolute", () => {
		expect(isAbsolute(parseConfig({ DATA_DIR: "shop-data" }).dataDir)).toBe(true);
	});

	test("starts without demo content only when told", () => {
		expect(parseConfig({ DEMO: "no" }).demo).toBe(false);
		expect(parseConfig({ DEMO: "yes" }).demo).toBe(true);
	});

	test("asks nobody about VAT numbers when told", () => {
		expect(parseConfig({ VIES_URL: "off" }).viesUrl).toBeNull();
	});

	test("may let the system choose a port when links name another address", () => {
		expect(parseConfig({ PORT: "0", PUBLIC_URL: "https://shop.example" }).port).toBe(0);
		expect(() => parseConfig({ PORT: "0" })).toThrow(/^PORT: /);
	});

	test.each([
		[{}, "http://localhost:3000"],
		[{ PORT: "8080", HOST: "127.0.0.1" }, "http://127.0.0.1:8080"],
		[{ HOST: "0.0.0.0" }, "http://localhost:3000"],
		[{ HOST: "::" }, "http://localhost:3000"],
		[{ HOST: "::1" }, "http://[::1]:3000"],
		[{ HOST: "10.0.0.7", PUBLIC_URL: "https://Shop.example:443/" }, "https://shop.example"],
	])("%j: links begin with %s", (variables, origin) => {
		expect(parseConfig(variables).origin).toBe(origin);
	});

	test.each([
		[{}, 0],
		[{ PUBLIC_URL: "https://shop.example" }, 1],
		[{ PUBLIC_URL: "https://shop.example", PROXIES: "0" }, 0],
		[{ PUBLIC_URL: "https://shop.example", PROXIES: "2" }, 2],
	])("%j: %i proxies stand in front", (variables, proxies) => {
		expect(parseConfig(variables).proxies).toBe(proxies);
	});
});

describe("a wrong variable is named", () => {
	test.each([
		["DEMO", "false"],
		["PORT", "http"],
		["PORT", "65536"],
		["PORT", "-1"],
		["PORT", "80.5"],
		["DATABASE_URL", "mysql://kade@db/kade"],
		["DATABASE_URL", "db:5432"],
		["SMTP_URL", "https://mail.example"],
		["SMTP_URL", "mail.example"],
		["PROXIES", "many"],
		["VIES_URL", "no"],
		["METRICS_TOKEN", "short"],
		["MOLLIE_KEY", "live_short"],
		["PUBLIC_URL", "shop.example"],
		["PUBLIC_URL", "ftp://shop.example"],
		["PUBLIC_URL", "https://shop.example/winkel"],
		["S3_ENDPOINT", "s3.example"],
		["S3_ENDPOINT", "ftp://s3.example"],
	])("%s=%s", (name, value) => {
		expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
		expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .`));
	});

	test("without repeating its value, which may hold a password", () => {
		const wrong = { DATABASE_URL: "mysql://kade:hunter2@db/kade" };
		expect(() => parseConfig(wrong)).not.toThrow(/hunter2/);
		expect(() => parseConfig({ ...bucket, S3_BUCKET: "" })).not.toThrow(/hunter2/);
	});

	test.each(Object.keys(bucket))("%s, when the rest of the bucket's are set", (name) => {
		expect(() => parseConfig({ ...bucket, [name]: undefined })).toThrow(ConfigError);
		expect(() => parseConfig({ ...bucket, [name]: undefined })).toThrow(new RegExp(`^${name}: must be set`));
	});

	test.each([...Object.entries(bucket), ["S3_ENDPOINT", "https://s3.example"]])(
		"for a bucket of which only %s is set",
		(name, value) => {
			expect(() => parseConfig({ [name]: value })).toThrow(
				new RegExp(`^S3_\\w+: must be set as well, because ${name} is$`),
			);
		},
	);
});

test.each([
	[{ E_INVOICE_URL: "https://provider.example" }, "E_INVOICE_TOKEN"],
	[{ E_INVOICE_TOKEN: "hunter2" }, "E_INVOICE_URL"],
	[{ E_INVOICE_URL: "http://provider.example", E_INVOICE_TOKEN: "hunter2" }, "E_INVOICE_URL"],
	[{ E_INVOICE_URL: "provider", E_INVOICE_TOKEN: "hunter2" }, "E_INVOICE_URL"],
])("a provider of e-invoices is set whole and by https: %j", (variables, name) => {
	expect(() => parseConfig(variables)).toThrow(new RegExp(`^${name}:`));
	expect(() => parseConfig(variables)).not.toThrow(/hunter2/);
});
