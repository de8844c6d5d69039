import { accessSync, constants, mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { hasAdmin } from "~/features/accounts/make-admin.server.ts";
import { ConfigError, parseConfig } from "~/platform/config.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { runAdminCommand } from "./admin-command.ts";
import { openShop, type Shop } from "./shop.ts";

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

/** Makes an admin, or switches somebody's second factor off, and says how to go on. */
export async function adminCommand(given: string[]): Promise<void> {
	const config = readConfig();
	if (config.databaseUrl === null) requireWritableFolder(config.dataDir);
	const done = await runAdminCommand(config, given).catch((error): never => refuse(errorText(error)));
	process.stdout.write(`${done}\n`);
}

/** Runs the shop until it is told to stop. */
export async function main(): Promise<void> {
	const config = readConfig();
	if (config.databaseUrl === null) requireWritableFolder(config.dataDir);
	const shop = await openShop(config).catch((error): never =>
		refuse(
			config.databaseUrl === null
				? errorText(error)
				: `DATABASE_URL: the database cannot be used: ${errorText(error)}`,
		),
	);
	const hint = (await hasAdmin(shop.database.db))
		? ""
		: "  Nobody runs it yet: npm run admin -- you@example.com\n";
	const server = serve(
		{ fetch: shop.fetch, port: config.port, ...(config.host === null ? {} : { hostname: config.host }) },
		({ port }) => {
			log.info("shop is open", { pid: process.pid });
			const address = config.publicUrl ?? `http://${config.host ?? "localhost"}:${port}`;
			process.stdout.write(`\n  The shop is at ${address}\n${hint}\n`);
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
}

/** On Ctrl-C or SIGTERM lets running requests finish, then closes jobs and database. */
function closeOnSignal(server: Server, shop: Shop): void {
	let closing = false;
	async function close(): Promise<void> {
		if (closing) return;
		closing = true;
		log.info("shop is closing");
		const finished = new Promise<void>((resolve) => server.close(() => resolve()));
		server.closeIdleConnections();
		const patience = setTimeout(() => server.closeAllConnections(), 10_000);
		await finished;
		clearTimeout(patience);
		await shop.close();
		log.info("shop is closed");
		process.exit(0);
	}
	process.on("SIGINT", close);
	process.on("SIGTERM", close);
}
