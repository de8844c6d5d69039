import { expect, test } from "vitest";
import { useTestDatabase } from "../../tests/support/test-database.ts";

const database = useTestDatabase({ seeded: false });

async function planOf(statement: string): Promise<string> {
	const client = await database.pool.connect();
	try {
		await client.query("begin");
		await client.query("set local enable_seqscan = off");
		const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${statement}`);
		return rows.map((row) => row["QUERY PLAN"]).join("\n");
	} finally {
		await client.query("rollback");
		client.release();
	}
}

// The order in which the lists ask for their rows (order, quote and message desk, product list, blog).
test.each([
	["orders", "created_at desc, id desc", "Backward using orders_created_at"],
	["quotes", "created_at desc, id desc", "Backward using quotes_created_at"],
	["contact_messages", "created_at desc, id desc", "Backward using contact_messages_created_at"],
	["products", "created_at desc", "Backward using products_created_at"],
	["blog_posts", "custom_publish_date desc nulls last, published_at desc", "using blog_posts_dates"],
])("the newest %s come from an index without sorting", async (table, order, index) => {
	const plan = await planOf(`select id from ${table} order by ${order} limit 20`);
	expect(plan).toContain(index);
	expect(plan).not.toContain("Sort");
});
