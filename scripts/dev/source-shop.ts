import { type Config, parseConfig } from "../../app/platform/config.server.ts";
import type { Database } from "../../app/platform/db.server.ts";
import type { Shop } from "../../server/shop.ts";

type ShopModule = { openShop: (config: Config) => Promise<Shop> };
type DatabaseModule = { openDatabase: (config: Config) => Promise<Database> };

/** Runs modules with all that they import, each once. */
type Runner = { import<Module>(path: string): Promise<Module>; close(): Promise<void> };

export type Sources = {
	/** Changes with every file that the shop has read. */
	version(): number;
	/** One that has run nothing yet. */
	newRunner(): Runner;
};

export type SourceShop = {
	config: Config;
	/** Answers by the sources as they are now. */
	fetch(...request: Parameters<Shop["fetch"]>): Promise<Response>;
	/** Ends the shop, then its database. */
	close(): Promise<void>;
};

/** Address of a server that this process has opened, for a shop that comes and goes on it. */
function addressOf({ pool }: Database): string {
	const { host = "", port, user, database } = pool.options;
	return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/**
 * The shop from its sources. When a file of the server has changed, the next request opens the shop anew, with empty
 * caches, on the database that went on running. All its modules are run anew then: two of one kind would not know
 * each other's contexts.
 * @throws ConfigError and what the database says when it cannot be opened
 */
export async function createSourceShop({ version, newRunner }: Sources): Promise<SourceShop> {
	const config = parseConfig(process.env);
	let runner = newRunner();
	let running = version();
	let shop: Shop | null = null;
	const answers = new Set<Promise<Response>>();
	/** One opening at a time; whoever asks meanwhile waits for it. */
	let opening: Promise<unknown> = Promise.resolve();

	async function startDatabase(): Promise<Database> {
		return (await runner.import<DatabaseModule>("/app/platform/db.server.ts")).openDatabase(config);
	}
	const [database] = await Promise.all([
		config.databaseUrl === null ? startDatabase() : null,
		// While the database starts.
		runner.import("/server/shop.ts").catch(() => {}),
	]);
	const onServer = database === null ? config : { ...config, databaseUrl: addressOf(database) };

	async function openCurrent(): Promise<Shop> {
		if (shop !== null && running === version()) return shop;
		await Promise.allSettled(answers);
		await shop?.close();
		shop = null;
		if (running !== version()) {
			running = version();
			await runner.close();
			runner = newRunner();
		}
		const { openShop } = await runner.import<ShopModule>("/server/shop.ts");
		shop = await openShop(onServer);
		return shop;
	}

	function currentShop(): Promise<Shop> {
		const current = opening.then(openCurrent, openCurrent);
		opening = current;
		return current;
	}

	await currentShop();
	return {
		config,
		async fetch(...request) {
			const { fetch } = await currentShop();
			const answer = Promise.resolve(fetch(...request));
			answers.add(answer);
			return answer.finally(() => answers.delete(answer));
		},
		async close() {
			await opening.catch(() => {});
			await shop?.close();
			await database?.close();
		},
	};
}
