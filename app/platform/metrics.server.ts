import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What the shop counts of itself, in Prometheus' text format. */
export type Metrics = {
	/** Notes an answered request. @param kind page, form, file or health */
	noteRequest(kind: string, status: number, seconds: number): void;
	/** Notes a page that was answered from memory: thousands a second, in no time that a histogram would tell apart. */
	noteKeptPage(status: number): void;
	noteJobFailure(queue: string): void;
	/** Reads a figure whenever somebody looks. @param read may take a moment; a failure leaves the figure out */
	gauge(name: string, help: string, read: () => number | Promise<number>): void;
	text(): Promise<string>;
	contentType: string;
};

/** One per process. @param worker its number among several; null where it is the only one */
export function createMetrics(worker: number | null): Metrics {
	const registry = new Registry();
	if (worker !== null) registry.setDefaultLabels({ worker });
	collectDefaultMetrics({ register: registry });
	const registers = [registry];
	/** Since somebody looked, by class of status: the library takes longer to count than the shop to answer. */
	const kept = new Map<string, number>();
	const requests = new Counter({
		name: "kade_http_requests_total",
		help: "Answered requests by kind and class of status",
		labelNames: ["kind", "status"] as const,
		registers,
		collect() {
			for (const [status, count] of kept) this.inc({ kind: "page", status }, count);
			kept.clear();
		},
	});
	const durations = new Histogram({
		name: "kade_http_request_seconds",
		help: "Time until an answer was ready that had to be made, by kind",
		labelNames: ["kind"] as const,
		buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
		registers,
	});
	const failures = new Counter({
		name: "kade_job_failures_total",
		help: "Jobs that failed and are tried again or given up",
		labelNames: ["queue"] as const,
		registers,
	});
	const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
	return {
		noteRequest(kind, status, seconds) {
			requests.inc({ kind, status: classOf(status) });
			durations.observe({ kind }, seconds);
		},
		noteKeptPage(status) {
			const name = classOf(status);
			kept.set(name, (kept.get(name) ?? 0) + 1);
		},
		noteJobFailure: (queue) => failures.inc({ queue }),
		gauge(name, help, read) {
			new Gauge({
				name,
				help,
				registers,
				async collect() {
					try {
						this.set(await read());
					} catch {
						// No figure is better than an old one: the database may be away.
						this.remove();
					}
				},
			});
		},
		text: () => registry.metrics(),
		contentType: registry.contentType,
	};
}
