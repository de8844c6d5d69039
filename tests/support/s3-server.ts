import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Config } from "~/platform/config.server.ts";

/** A bucket that speaks S3 on this machine. */
export type S3Server = { s3: S3Config; stop(): Promise<void> };

const bucket = "pictures";

/** Starts an S3 service with an empty bucket, kept in a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
	const directory = await mkdtemp(join(tmpdir(), "kade-s3-"));
	const server = new S3rver({
		address: "127.0.0.1",
		port: 0,
		silent: true,
		directory,
		configureBuckets: [{ name: bucket }],
	});
	const { port } = await server.run();
	return {
		// The only key that this service knows.
		s3: {
			bucket,
			endpoint: `http://127.0.0.1:${port}`,
			region: "eu-west-1",
			accessKeyId: "S3RVER",
			secretAccessKey: "S3RVER",
		},
		async stop() {
			await server.close();
			await rm(directory, { recursive: true, force: true });
		},
	};
}
