declare module "s3rver" {
	import type { AddressInfo } from "node:net";

	/** As much of the fake S3 service as the tests use. */
	export default class S3rver {
		constructor(options: {
			address: string;
			port: number;
			silent: boolean;
			directory: string;
			configureBuckets: { name: string }[];
		});
		run(): Promise<AddressInfo>;
		close(): Promise<void>;
	}
}
