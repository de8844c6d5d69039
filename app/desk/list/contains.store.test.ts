import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { containsAny } from "./contains.server.ts";

const database = useTestDatabase({ seeded: false });

test.each([
	["Müller", "mueller", true],
	["Müller", "MUELLER", true],
	["Müller", "muller", true],
	["Mueller", "müller", true],
	["Mu\u0308ller", "mueller", true],
	["Muller", "müller", true],
	["Muller", "mueller", false],
	["Größe", "groesse", true],
	["Groesse", "größe", true],
	["GRÖSSE", "größe", true],
	["Jäger", "jaeger", true],
	["Boerderij", "boer", true],
	["Borgerhout", "boer", false],
	["Michael Müller", "michael mueller", true],
	["Michael Müller", "michael müller", true],
	["Michael Mueller", "MICHAEL MÜLLER", true],
	["Jürgen Boer", "juergen boer", true],
	["Jürgen 5eae8a9e", "juergen 5eae8a9e", true],
	["Michael Muller", "michael mueller", false],
	["Michal Müller", "michael mueller", false],
	["Bauer (Köln) + Söhne", "bauer (koeln) + soehne", true],
	["Bauer Köln", "bauer (koeln)", false],
	["Jäger\\Co.", "jaeger\\co.", true],
	["Jägerxco", "jaeger.co", false],
	["sécurité", "securite", true],
	["100% new", "0% n", true],
	["100 new", "0%n", false],
	["Müller", "m_eller", false],
])("%j contains %j: %s", async (text, part, expected) => {
	const { rows } = await database.db.execute<{ found: boolean }>(
		sql`select ${containsAny([sql`${text}::text`, sql`'other'::text`], part)} as found`,
	);
	expect(rows).toEqual([{ found: expected }]);
});
