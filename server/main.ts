import cluster from "node:cluster";
import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { hasAdmin } from "~/people/accounts/desk/make-admin.server.ts";
import { type Config, ConfigError, parseConfig } from "~/platform/config.server.ts";
import { holdEmbedded } from "~/platform/db.server.ts";
import { errorPlace, errorText, log } from "~/platform/log.server.ts";
import { closeServer, followAnswer } from "./close-server.ts";
import { commands } from "./commands/commands.ts";
import { keepTickShape } from "./keep-tick-shape.ts";
import { openShop, type Shop } from "./shop.ts";
import { trimAfterBusyTimes, trimMemory } from "./trim-memory.ts";
import { startWorkers } from "./workers.ts";

/** A reason not to start that a person can mend: one line, exit code 1. */
function refuse(reason: string): never {
	process.stderr.write(`kade: ${reason}\n`);
	process.exit(1);
}

function readConfig() {
	try {
		return parseConfig(process.env);
	} catch (error) {
		if (error instanceof ConfigError) return refuse(error.message);
		throw error;
	}
}

function requireWritableFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		refuse(`the data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`);
	}
}

/** Runs one of the commands and says what came of it. */
export async function runCommand(name: string, given: string[]): Promise<void> {
	const command = commands.get(name);
	if (command === undefined) return refuse(`"${name}" is no command: ${[...commands.keys()].join(", ")}`);
	const config = readConfig();
	if (config.databaseUrl === null) requireWritableFolder(config.dataDir);
	const done = await command(config, given).catch((error): never => refuse(errorText(error)));
	process.stdout.write(`${done}\n`);
	process.exit(0);
}

/** How long a request may take to arrive (slow photos included), and how long its head. */
const patience = { headersTimeout: 20_000, requestTimeout: 180_000, keepAliveTimeout: 10_000 };

/** Longer than any job in hand may take. */
const longestCloseMs = 15_000;

/** Where links lead when nobody has said how visitors reach the shop. */
function addressHint({ publicUrl, smtpUrl, origin }: Config): string {
	if (publicUrl !== null) return "";
	if (smtpUrl !== null) log.warn("PUBLIC_URL is not set: links in mails lead nowhere else", { origin });
	return `  Links in mails and for search engines lead there too: set PUBLIC_URL to the shop's own address\n`;
}

/** Runs the shop until it is told to stop. */
export async function main(): Promise<void> {
	const config = readConfig();
	if (config.databaseUrl === null) requireWritableFolder(config.dataDir);
	await (config.workers > 1 && cluster.isPrimary ? runWorkers(config) : runShop(config));
}

/** Runs workers on one port, and the embedded database for them. */
async function runWorkers({ workers: count, databaseUrl, dataDir }: Config): Promise<void> {
	const holding = databaseUrl === null ? holdEmbedded(dataDir, count) : null;
	const database = await holding?.catch((error): never => refuse(errorText(error)));
	const starting = startWorkers(count);
	// From the first moment: one that comes before they all are open renews them afterwards, and ends nothing.
	process.on("SIGHUP", () => void starting.then((started) => started?.renew()));
	const workers = await starting;
	if (workers === null) {
		await database?.close();
		process.exit(1);
	}
	trimMemory();
	process.send?.("open");
	let closing = false;
	async function close(): Promise<void> {
		if (closing) return;
		closing = true;
		await workers?.close();
		await database?.close();
		process.exit(0);
	}
	for (const end of ["SIGINT", "SIGTERM", "disconnect"]) process.on(end, close);
}

/** Serves the shop in this process. */
async function runShop(config: Config): Promise<void> {
	keepTickShape();
	const shop = await openShop(config, cluster.isWorker).catch((error): never => {
		if (error instanceof ConfigError) refuse(error.message);
		const isOurs = config.databaseUrl === null;
		return refuse(
			isOurs ? errorText(error) : `DATABASE_URL: the database cannot be used: ${errorText(error)}`,
		);
	});
	const hint = (await hasAdmin(shop.database.db))
		? ""
		: "  Nobody runs it yet: npm run admin -- you@example.com\n";
	let requests = 0;
	const server = serve(
		{
			fetch: shop.fetch,
			createServer: ((options: ServerOptions, answer: RequestListener) =>
				createServer(options, (request, response) => {
					requests += 1;
					if (shop.answerReady(request, response)) return;
					followAnswer(response);
					answer(request, response);
				})) as typeof createServer,
			port: config.port,
			...(config.host === null ? {} : { hostname: config.host }),
			serverOptions: patience,
		},
		() => {
			trimMemory();
			trimAfterBusyTimes(() => requests);
			// First: whoever reads the line may count on it.
			process.send?.("open");
			log.info("shop is open", { pid: process.pid });
			// Of several processes the first says so.
			if ((cluster.worker?.id ?? 1) > 1) return;
			process.stdout.write(`\n  The shop is at ${config.origin}\n${addressHint(config)}${hint}\n`);
		},
	);
	server.on("error", async (error: NodeJS.ErrnoException) => {
		await shop.close();
		refuse(
			error.code === "EADDRINUSE"
				? `port ${config.port} is taken; set PORT to another one`
				: `cannot listen on ${config.host ?? "every address"}, port ${config.port} (${error.code})`,
		);
	});
	closeOnSignal(server as Server, shop);
	// A promise that nobody waited for is one request's trouble, not the shop's end.
	process.on("unhandledRejection", (error) => {
		log.error("unhandled rejection", { error: errorText(error), place: errorPlace(error) });
	});
}

/** Closes the shop on Ctrl-C or SIGTERM, and when the program that started it is gone. */
function closeOnSignal(server: Server, shop: Shop): void {
	let closing = false;
	async function close(): Promise<void> {
		if (closing) return;
		closing = true;
		log.info("shop is closing");
		await closeServer(server);
		// A database that does not answer any more must not keep the process.
		await Promise.race([shop.close(), sleep(longestCloseMs)]);
		log.info("shop is closed");
		process.exit(0);
	}
	for (const end of ["SIGINT", "SIGTERM", "disconnect"]) process.on(end, close);
	// Told to the group of a terminal; the process that holds the workers renews them.
	if (cluster.isWorker) process.on("SIGHUP", () => {});
}
