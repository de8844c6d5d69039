import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { seedDemo, seedStart } from "#db/seed/seed-demo.ts";
import { companyTag, requireCompany } from "~/company/company.store.server.ts";
import { type Language, languages } from "~/i18n/languages.ts";
import { type Courier, startCourier } from "~/mail/courier.server.ts";
import { readEnclosures } from "~/mail/enclosures.server.ts";
import { createSmtpSender } from "~/mail/smtp.server.ts";
import { createCache } from "~/platform/cache.server.ts";
import { followChanges } from "~/platform/cache-notice.server.ts";
import type { Config } from "~/platform/config.server.ts";
import {
	createDb,
	createReadiness,
	type Database,
	migrateDatabase,
	openDatabase,
	openRunning,
} from "~/platform/db.server.ts";
import { openFiles } from "~/platform/files.server.ts";
import { log } from "~/platform/log.server.ts";
import { createMollie } from "~/platform/mollie.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { runAlone } from "~/platform/sole-runner.server.ts";
import { blogTag } from "~/site/blog/blog-tag.ts";
import { startPostClock } from "~/site/blog/post-clock.server.ts";
import { contentTag } from "~/site/pages/content.store.server.ts";
import { isMetByQuery } from "~/site/redirects/redirects.store.server.ts";
import { redirectsTag } from "~/site/redirects/redirects-tag.ts";
import { encloseTerms } from "~/site/withdrawals/enclose-terms.server.ts";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { encloseInvoice } from "~/trade/invoices/enclose-invoice.server.ts";
import { encloseOffer } from "~/trade/offers/enclose-offer.server.ts";
import { orderLetters } from "~/trade/orders/order-confirmation-letters.server.ts";
import { enclosePaper } from "~/trade/papers/enclose-paper.server.ts";
import { notingTrouble } from "~/trade/payments/online/online-trouble.server.ts";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { securityHeaders } from "./content-security.ts";
import { createGates } from "./gates.ts";
import { createHttpApp } from "./http-app.ts";
import { createPageCache } from "./page-cache.ts";
import { partIds } from "./page-handler.ts";
import { createReadyAnswers } from "./ready-answers.ts";
import { runJobs } from "./run-jobs.ts";
import { createShopMetrics } from "./shop-metrics.ts";

const allTags = [productsTag, companyTag, contentTag, tariffsTag, blogTag, redirectsTag];

/** Number of the advisory lock of the process that runs the jobs of all. */
const jobsLock = 7_214_503;

/** The built files lie in build/client and build/server, the sources one folder higher, the migrations in db/. */
const here = dirname(fileURLToPath(import.meta.url));
const projectDir = join(here, import.meta.env.DEV ? ".." : "../..");
const clientDir = join(projectDir, "build/client");
export const migrationsDir = join(projectDir, "db/migrations");

export type Shop = {
	/** @param connection whose request it is; none for one that is made in this process */
	fetch: (request: Request, connection?: HttpBindings | Http2Bindings) => Response | Promise<Response>;
	/** Answers a kept page at the edge of the process; false: the request is for `fetch`. */
	answerReady: ReturnType<typeof createReadyAnswers>;
	database: Database;
	/** Ends jobs and database, in that order. */
	close(): Promise<void>;
};

/** The built file of each language's words, from the client build's manifest; none for a shop from its sources. */
async function findMessageChunks(): Promise<Services["messageChunks"]> {
	const none = { nl: null, en: null, de: null, fr: null };
	if (import.meta.env.DEV) return { shop: none, desk: none };
	const manifest: Record<string, { file: string } | undefined> = JSON.parse(
		await readFile(join(clientDir, ".vite/manifest.json"), "utf8"),
	);
	const chunksOf = (name: string) => {
		const found = languages.map((language) => {
			const file = manifest[`app/i18n/messages/${language}/${name}.ts`]?.file;
			return [language, file ? `/${file}` : null];
		});
		return Object.fromEntries(found) as Record<Language, string | null>;
	};
	return { shop: chunksOf("index"), desk: chunksOf("desk") };
}

/**
 * Opens the shop: database up to date, demo content loaded once, mail going out when a server for it is known.
 * @param isWorker whether another process of the shop has opened the database
 * @throws what the database says when it cannot be opened
 */
export async function openShop(config: Config, isWorker = false): Promise<Shop> {
	const database = await (isWorker ? openRunning(config) : openDatabase(config));
	const { db, pool, workPool } = database;
	try {
		await migrateDatabase(pool, migrationsDir);
		if (config.demo ? await seedDemo(db) : await seedStart(db)) {
			log.info(config.demo ? "demo content loaded" : "a shop without demo content begins");
		}
		const cache = createCache();
		const pages = createPageCache({
			partIds,
			countsWhole: (request) => isMetByQuery({ db, cache }, request),
		});
		cache.onDrop((tags) => pages.drop(tags));
		const stopFollowing = await followChanges(workPool, cache, allTags);
		const stopPostClock = startPostClock(db, cache);
		const gates = createGates();
		const metrics = createShopMetrics({ database, pages, gates });
		const files = await openFiles(config);
		const work = createDb(workPool);
		const courier = openMail(config, database, { cache, files });
		const secret = await requireSecret(db);
		const { mollie } = config;
		const services: Services = {
			config,
			db,
			cache,
			files,
			secret,
			messageChunks: await findMessageChunks(),
			deliverMail: courier.deliver,
			mailsAreOut: courier.areOut,
			online: mollie && notingTrouble(createMollie(mollie), { db, secret, key: mollie.key }),
		};
		const jobs = { services, work, deliver: courier.deliver, noteFailure: metrics.noteJobFailure };
		const stopJobRunner = runAlone(workPool, jobsLock, () => runJobs(workPool, jobs));
		const isReady = createReadiness(workPool);
		const app = createHttpApp(services, { pages, gates, metrics, clientDir, isReady });
		return {
			fetch: app.fetch,
			answerReady: createReadyAnswers({ pages, metrics, common: securityHeaders(config.publicUrl) }),
			database,
			async close() {
				await Promise.all([stopJobRunner(), courier.stop()]);
				stopPostClock();
				await stopFollowing();
				await database.close();
			},
		};
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** Without a server for them mails stay in the outbox; no form waits for any, and none is called late. */
const noCourier: Courier = { deliver: () => {}, areOut: async () => true, stop: async () => {} };

function openMail(
	{ smtpUrl, origin }: Config,
	{ db }: Database,
	{ cache, files }: Pick<Services, "cache" | "files">,
): Courier {
	if (smtpUrl === null) {
		log.info("SMTP_URL is not set: mails stay in the outbox");
		return noCourier;
	}
	const from = () => requireCompany(db, cache);
	const sender = createSmtpSender(smtpUrl, from, async (mail) => [
		...(await readEnclosures(db, mail)),
		...(await enclosePaper({ db, cache }, mail)),
		...(await encloseInvoice(db, mail)),
		...(await encloseTerms({ db, cache, origin }, mail)),
		...(await encloseOffer({ db, cache, files }, mail)),
	]);
	return startCourier({ db, sender, letters: orderLetters });
}
