import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65535);

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
	/** Origin for canonical links and mails, without a trailing slash; null: that of the request. */
	publicUrl: string | null;
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
	const { PORT, HOST, DATA_DIR, DATABASE_URL, SMTP_URL, PUBLIC_URL } = parsed.data;
	return {
		port: PORT,
		host: HOST ?? null,
		dataDir: resolve(DATA_DIR),
		databaseUrl: DATABASE_URL ?? null,
		smtpUrl: SMTP_URL ?? null,
		publicUrl: PUBLIC_URL?.replace(/\/+$/, "") ?? null,
		s3: s3Of(parsed.data),
	};
}
