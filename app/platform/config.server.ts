import { resolve } from "node:path";
import { z } from "zod";
import type { MollieConfig } from "./mollie.server.ts";

const port = z.coerce.number().int().min(0).max(65535);

/** Where the European Commission answers whether a VAT number is valid. */
const viesOfTheCommission = "https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number";

const environment = z.object({
	PORT: port.default(3000),
	HOST: z.string().min(1).optional(),
	DATA_DIR: z.string().min(1).default("data"),
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/name" })
		.optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }).optional(),
	PUBLIC_URL: z
		.string()
		.regex(/^https?:\/\/[^\s/?#@]+\/?$/, {
			error: "must be the shop's public address without a path, such as https://shop.example",
		})
		.optional(),
	PROXIES: z.coerce.number().int().min(0).max(9).optional(),
	WORKERS: z.coerce.number().int().min(1).max(64).default(1),
	DEMO: z.enum(["yes", "no"], { error: "must be yes or no" }).default("yes"),
	E_INVOICE_URL: z
		.url({ protocol: /^https?$/, error: "must look like https://provider.example/documents" })
		.optional(),
	E_INVOICE_TOKEN: z.string().min(1).optional(),
	METRICS_TOKEN: z.string().min(16, { error: "must have 16 characters at least" }).optional(),
	VIES_URL: z
		.union([z.literal("off"), z.url({ protocol: /^https?$/ })], {
			error: "must be off, or the address that VAT numbers are checked at",
		})
		.default(viesOfTheCommission),
	MOLLIE_KEY: z
		.string()
		.regex(/^(live|test)_\w{16,100}$/, { error: "must look like live_… or test_…, as Mollie shows it" })
		.optional(),
	MOLLIE_URL: z.url({ protocol: /^https?$/, error: "must look like https://api.mollie.com" }).optional(),
	S3_BUCKET: z.string().min(1).optional(),
	S3_REGION: z.string().min(1).optional(),
	S3_ACCESS_KEY_ID: z.string().min(1).optional(),
	S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
	S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must look like https://s3.example" }).optional(),
});

/** A bucket that speaks S3. @property endpoint null: Amazon's own for the region */
export type S3Config = {
	bucket: string;
	endpoint: string | null;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
};

/** What the shop was told by its environment, parsed once at the start. */
export type Config = {
	port: number;
	/** Address to listen on; null: every one of this machine. */
	host: string | null;
	/** Absolute path of the folder that keeps the database and uploaded files. */
	dataDir: string;
	/** A PostgreSQL server to use; null: the embedded one in the data folder. */
	databaseUrl: string | null;
	/** An SMTP server to send mail by; null: mail stays in the outbox. */
	smtpUrl: string | null;
	/** Origin that visitors know the shop by, without a trailing slash; null: nobody has said. */
	publicUrl: string | null;
	/** Origin of every link that the shop writes: the public one, else where it listens. Never that of a request. */
	origin: string;
	/** Proxies in front of the shop, each of which adds an entry to X-Forwarded-For. */
	proxies: number;
	/** Processes that share the port. */
	workers: number;
	/** Whoever names it may read the shop's figures; null: nobody may. */
	metricsToken: string | null;
	/** The provider that takes e-invoices to their buyers; null: the owner downloads them. */
	eInvoice: { url: string; token: string } | null;
	/** Whether a new database starts with the demo content. */
	demo: boolean;
	/** Where VAT numbers of other member states are checked; null: nowhere. */
	viesUrl: string | null;
	/** Takes payments by Bancontact and cards; null: buyers pay by bank transfer alone. */
	mollie: MollieConfig | null;
	/** Where uploaded files are kept; null: in the data folder. */
	s3: S3Config | null;
};

export class ConfigError extends Error {}

/** The bucket's settings: all of them or none. */
function s3Of(given: z.infer<typeof environment>): S3Config | null {
	const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = given;
	const needed = { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
	const set = Object.entries({ ...needed, S3_ENDPOINT }).find(([, value]) => value !== undefined)?.[0];
	if (set === undefined) return null;
	function required(name: keyof typeof needed): string {
		const value = needed[name];
		if (value === undefined) throw new ConfigError(`${name}: must be set as well, because ${set} is`);
		return value;
	}
	return {
		bucket: required("S3_BUCKET"),
		endpoint: S3_ENDPOINT ?? null,
		region: required("S3_REGION"),
		accessKeyId: required("S3_ACCESS_KEY_ID"),
		secretAccessKey: required("S3_SECRET_ACCESS_KEY"),
	};
}

/** The provider's address and token: both or none; without encryption on this machine alone. */
function eInvoiceOf(given: z.infer<typeof environment>): Config["eInvoice"] {
	const { E_INVOICE_URL: url, E_INVOICE_TOKEN: token } = given;
	if (url === undefined && token === undefined) return null;
	if (url === undefined)
		throw new ConfigError("E_INVOICE_URL: must be set as well, because E_INVOICE_TOKEN is");
	if (token === undefined)
		throw new ConfigError("E_INVOICE_TOKEN: must be set as well, because E_INVOICE_URL is");
	const { protocol, hostname } = new URL(url);
	const isOwn = hostname === "localhost" || hostname === "127.0.0.1";
	if (protocol !== "https:" && !isOwn) throw new ConfigError("E_INVOICE_URL: must begin with https://");
	return { url, token };
}

/** Mollie's interface: its own, or one to try the shop with. */
function mollieAt(given: string | undefined): string {
	return new URL(given ?? "https://api.mollie.com").origin;
}

/** Where a shop listens, as a browser on the same machine reaches it. */
function localOrigin(host: string | undefined, port: number): string {
	const everyAddress = host === undefined || host === "0.0.0.0" || host === "::";
	const name = everyAddress ? "localhost" : host.includes(":") ? `[${host}]` : host;
	return `http://${name}:${port}`;
}

/**
 * Reads the configuration.
 * @param variables environment variables; an empty text counts as not set
 * @throws ConfigError naming the first wrong variable
 */
export function parseConfig(variables: Record<string, string | undefined>): Config {
	const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
	const parsed = environment.safeParse(present);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw new ConfigError(`${issue?.path.join(".")}: ${issue?.message}`);
	}
	const {
		PORT,
		HOST,
		DATA_DIR,
		DATABASE_URL,
		SMTP_URL,
		PUBLIC_URL,
		PROXIES,
		WORKERS,
		METRICS_TOKEN,
		DEMO,
		VIES_URL,
	} = parsed.data;
	const publicUrl = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).origin;
	if (PORT === 0 && publicUrl === null) {
		throw new ConfigError("PORT: 0 lets the system choose, so PUBLIC_URL must say where links lead");
	}
	return {
		port: PORT,
		host: HOST ?? null,
		dataDir: resolve(DATA_DIR),
		databaseUrl: DATABASE_URL ?? null,
		smtpUrl: SMTP_URL ?? null,
		publicUrl,
		origin: publicUrl ?? localOrigin(HOST, PORT),
		proxies: PROXIES ?? (publicUrl === null ? 0 : 1),
		workers: WORKERS,
		metricsToken: METRICS_TOKEN ?? null,
		demo: DEMO === "yes",
		viesUrl: VIES_URL === "off" ? null : VIES_URL,
		mollie: parsed.data.MOLLIE_KEY
			? { key: parsed.data.MOLLIE_KEY, url: mollieAt(parsed.data.MOLLIE_URL) }
			: null,
		s3: s3Of(parsed.data),
		eInvoice: eInvoiceOf(parsed.data),
	};
}
