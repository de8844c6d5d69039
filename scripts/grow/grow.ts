import { existsSync } from "node:fs";
import { resolve } from "node:path";
import pg from "pg";
import { startShop } from "../bench/grown-shop.ts";
import { grownTables, type Size, sizeFor } from "./grown-tables.ts";

/**
 * `npm run grow -- 100000 [folder]`: a shop with so many containers, four languages each, and in proportion orders,
 * quotes, posts, pages, mails and history; the same one each time. The number of orders is ten times that of containers.
 */

const [, , given = "", folder = `data-grown-${given}`] = process.argv;
const products = Number(given);
if (!Number.isInteger(products) || products < 14 || products > 1_000_000) {
	console.error("npm run grow -- <number of containers, from 14 on> [folder]");
	process.exit(2);
}
const dataDir = resolve(folder);
if (existsSync(dataDir)) {
	console.error(`${dataDir} is there already: a grown shop begins with nothing`);
	process.exit(2);
}

/** Indexes that no constraint needs: filling a table is many times as fast without them. */
async function withoutIndexes(client: pg.Client, tables: readonly string[], fill: () => Promise<void>) {
	const { rows } = await client.query<{ name: string; definition: string }>(
		`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
			where indrelid::regclass::text = any ($1) and not indisunique`,
		[tables],
	);
	for (const { name } of rows) await client.query(`drop index ${name}`);
	await fill();
	for (const { definition } of rows) await client.query(definition);
}

async function grow(client: pg.Client, size: Size): Promise<void> {
	const tables = grownTables(size);
	for (const { name, statement, keeper } of tables) {
		const started = performance.now();
		if (keeper) await client.query(`alter table ${name} disable trigger ${keeper}`);
		const { rowCount } = await client.query(statement);
		if (keeper) await client.query(`alter table ${name} enable trigger ${keeper}`);
		console.log(`${name}: ${rowCount} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
	}
}

const shop = await startShop({ dataDir, port: 4330 });
const client = new pg.Client({ host: `${dataDir}/postgres`, user: "kade_shop", database: "postgres" });
try {
	await client.connect();
	const settings = ["statement_timeout = 0", "synchronous_commit = off", "maintenance_work_mem = '512MB'"];
	await client.query(settings.map((one) => `set ${one}`).join("; "));
	const size = sizeFor(products);
	const names = [...new Set(grownTables(size).map(({ name }) => name))];
	await withoutIndexes(client, names, () => grow(client, size));
	await client.query("vacuum analyze");
	console.log(`${dataDir}: start it with DATA_DIR=${folder} npm start`);
} finally {
	await client.end();
	await shop.stop();
}
