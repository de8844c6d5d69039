import { describe, expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { useTestDatabase } from "../../../../../tests/support/test-database.ts";
import { productList } from "./product-query.ts";
import { listProductRows } from "./product-table.store.server.ts";

const database = useTestDatabase();

describe.each(["container", "40ft", "high cube", "20-voet-container-standaard", "nowhere"])(
	"a search for %j",
	(search) => {
		test.each(["", "sort=price-desc", "type=Standard", "page=2", "availability=available"])(
			"finds the same by its texts as in the order of the list: %s",
			async (more) => {
				const query = { ...productList.read(new URLSearchParams(more)), search };
				const idsWith = async (most: number) =>
					(await listProductRows(database.db, createCache(), "nl", query, most)).rows.map(({ id }) => id);
				const byOrder = await idsWith(0);
				expect(await idsWith(20_000)).toEqual(byOrder);
				if (more === "" && search === "40ft") expect(byOrder.length).toBeGreaterThan(2);
			},
		);
	},
);
