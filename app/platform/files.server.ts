import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { type Config, ConfigError, type S3Config } from "./config.server.ts";
import { errorText, log } from "./log.server.ts";

/** A kept file. @property size in bytes; @property etag names this content (RFC 9110 §8.8.3) */
export type KeptFile = { size: number; etag: string; open: () => Promise<Readable> };

/** Where uploaded files are kept, by keys such as `products/1-ab.jpg`. Every operation may throw a FilesError. */
export type Files = {
	/** Stores a file; one that has the key already is replaced. */
	put(key: string, bytes: Uint8Array, type: string): Promise<void>;
	/** Null when there is no such file. */
	find(key: string): Promise<KeptFile | null>;
	exists(key: string): Promise<boolean>;
	/** Deletes a file; one that is not there is no failure. */
	delete(key: string): Promise<void>;
	/** Keys of all files. */
	list(): AsyncGenerator<string>;
};

/** The storage cannot be used; the log says why. */
export class FilesError extends Error {}

function isMissing(error: unknown): boolean {
	const { cause } = error as { cause?: { code?: string; $metadata?: { httpStatusCode?: number } } };
	return cause?.code === "ENOENT" || cause?.$metadata?.httpStatusCode === 404;
}

/** Runs an operation; its failure is one line in the log and a FilesError. */
async function orFail<T>(what: string, key: string, run: () => Promise<T>): Promise<T> {
	try {
		return await run();
	} catch (error) {
		log.error(`file not ${what}`, { key, error: errorText(error) });
		throw new FilesError(`file not ${what}`, { cause: error });
	}
}

/**
 * How long a bucket may be silent, in ms: until it answers, a file that is sent to it included, and while a file comes from it,
 * which waits for whoever it goes to as well. What it did not answer is asked once more.
 */
const bucketPatience = { answer: 15_000, silence: 60_000 };

async function openBucket(s3: S3Config, { answer, silence }: typeof bucketPatience): Promise<Disk> {
	// The client is large and its packages are optional: loaded only by shops that use a bucket.
	const { S3Driver } = await import("flydrive/drivers/s3").catch((cause) => {
		const how = "run npm install --include=optional";
		throw new ConfigError(`S3_BUCKET: the packages for buckets are not installed: ${how}`, { cause });
	});
	const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3;
	return new Disk(
		new S3Driver({
			bucket,
			region,
			...(endpoint && { endpoint, forcePathStyle: true }),
			credentials: { accessKeyId, secretAccessKey },
			// Other services do not know the newer checksums that the client adds to every file.
			requestChecksumCalculation: "WHEN_REQUIRED",
			responseChecksumValidation: "WHEN_REQUIRED",
			maxAttempts: 2,
			requestHandler: {
				connectionTimeout: 5_000,
				requestTimeout: answer,
				// Else it is a warning only, and whoever waits for the answer waits on.
				throwOnRequestTimeout: true,
				socketTimeout: silence,
			},
			// The bucket stays closed: visitors get files from the shop.
			visibility: "private",
			supportsACL: false,
		}),
	);
}

async function* listKeys(disk: Disk): AsyncGenerator<string> {
	let paginationToken: string | undefined;
	do {
		const page = await orFail("listed", "all", async () => {
			try {
				return await disk.listAll("/", { recursive: true, ...(paginationToken && { paginationToken }) });
			} catch (error) {
				// The folder is made with the first file.
				if (isMissing(error)) return { objects: [] };
				throw error;
			}
		});
		for (const object of page.objects) if (object.isFile) yield object.key;
		paginationToken = "paginationToken" in page ? page.paginationToken : undefined;
	} while (paginationToken);
}

/**
 * Opens the bucket, or the folder `uploads` in the data folder. Touches neither before the first operation.
 * @throws ConfigError where the packages for a bucket are missing
 */
export async function openFiles(
	{ s3, dataDir }: Pick<Config, "s3" | "dataDir">,
	patience = bucketPatience,
): Promise<Files> {
	const disk = s3
		? await openBucket(s3, patience)
		: new Disk(new FSDriver({ location: join(dataDir, "uploads"), visibility: "private" }));
	return {
		put: (key, bytes, type) => orFail("stored", key, () => disk.put(key, bytes, { contentType: type })),
		find: (key) =>
			orFail("read", key, async () => {
				try {
					const { contentLength, etag } = await disk.getMetaData(key);
					return {
						size: contentLength,
						etag,
						open: () => orFail("read", key, () => disk.getStream(key)),
					};
				} catch (error) {
					if (isMissing(error)) return null;
					throw error;
				}
			}),
		exists: (key) => orFail("read", key, () => disk.exists(key)),
		delete: (key) => orFail("deleted", key, () => disk.delete(key)),
		list: () => listKeys(disk),
	};
}
