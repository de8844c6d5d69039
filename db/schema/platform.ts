import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** Secrets that every process of one shop shares, made at the first start. */
export const appSecrets = pgTable("app_secrets", {
	name: text().primaryKey(),
	value: text().notNull(),
	createdAt: createdAt(),
});

/** What has been done once, such as loading the demo content. */
export const appMarks = pgTable("app_marks", { name: text().primaryKey(), createdAt: createdAt() });
