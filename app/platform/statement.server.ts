import type pg from "pg";
import type { Db } from "./db.server.ts";

/**
 * A statement that each connection parses once and plans a few times: for the few paths where that is most of the work.
 * @param name of its own in the whole shop
 */
export function preparedStatement<Row extends pg.QueryResultRow>(name: string, text: string) {
	return async (client: pg.PoolClient, values: unknown[]): Promise<Row[]> =>
		(await client.query<Row>({ name, text, values })).rows;
}

/**
 * Runs in a transaction on one connection, which begins with statements that are sent along with `begin`. What throws
 * rolls all of it back.
 * @param first makes those statements, without parameters: `literal` quotes a text
 */
export async function inTransaction<T>(
	db: Db,
	first: (literal: (text: string) => string) => string,
	run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
	const { $client: pool } = db as Db & { $client: pg.Pool };
	const client = await pool.connect();
	try {
		await client.query(`begin; ${first((text) => client.escapeLiteral(text))}`);
		const result = await run(client);
		await client.query("commit");
		client.release();
		return result;
	} catch (error) {
		await client.query("rollback").then(
			() => client.release(),
			(lost) => client.release(lost),
		);
		throw error;
	}
}
