import cluster from "node:cluster";
import { ageOfOldestMail, countMails } from "~/mail/mail-figures.store.server.ts";
import { createDb, type Database } from "~/platform/db.server.ts";
import { createMetrics, type Metrics } from "~/platform/metrics.server.ts";
import type { Gates } from "./gates.ts";
import type { PageCache } from "./page-cache.ts";

type Watched = { database: Database; pages: PageCache; gates: Gates };

/** The shop's figures: what tells early that something is about to stop. */
export function createShopMetrics({ database, pages, gates }: Watched): Metrics {
	const metrics = createMetrics(cluster.worker?.id ?? null);
	const { pool, workPool } = database;
	metrics.gauge("kade_database_connections", "Open connections for requests", () => pool.totalCount);
	metrics.gauge("kade_database_idle", "Connections that nobody uses", () => pool.idleCount);
	metrics.gauge("kade_database_waiting", "Requests that wait for a connection", () => pool.waitingCount);
	metrics.gauge("kade_pages_kept", "Pages in the cache", () => pages.size().pages);
	metrics.gauge("kade_pages_bytes", "Bytes of the cache", () => pages.size().bytes);
	metrics.gauge("kade_renderings", "Pages that are being rendered", () => gates.reading.load().inside);
	metrics.gauge(
		"kade_renderings_waiting",
		"Pages that wait for their turn",
		() => gates.reading.load().waiting,
	);
	metrics.gauge("kade_forms", "Forms that are being taken", () => gates.writing.load().inside);

	const db = createDb(workPool);
	metrics.gauge("kade_mails_waiting", "Mails that are not sent yet", () => countMails(db, "pending"));
	metrics.gauge("kade_mails_failed", "Mails that were given up", () => countMails(db, "failed"));
	metrics.gauge("kade_mails_oldest_seconds", "Age of the oldest mail that waits", () =>
		ageOfOldestMail(db, new Date()),
	);
	return metrics;
}
