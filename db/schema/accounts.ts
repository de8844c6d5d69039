import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, oneOf, updatedAt } from "./columns.ts";

export const users = pgTable("users", {
	id: id(),
	name: text().notNull(),
	email: text().notNull().unique(),
	emailVerified: boolean().notNull().default(false),
	image: text(),
	createdAt: createdAt(),
	updatedAt: updatedAt(),
});

export const userRoles = pgTable(
	"user_roles",
	{
		userId: uuid()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		role: text({ enum: ["admin"] }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.role] }), oneOf("user_roles_role", t.role, ["admin"])],
);
