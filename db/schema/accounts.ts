import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
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

const ownUser = () =>
	uuid()
		.notNull()
		.references(() => users.id, { onDelete: "cascade" });

export const userRoles = pgTable(
	"user_roles",
	{ userId: ownUser(), role: text({ enum: ["admin"] }).notNull() },
	(t) => [primaryKey({ columns: [t.userId, t.role] }), oneOf("user_roles_role", t.role, ["admin"])],
);

/** Sessions in the database can be revoked: deleting the row signs out. */
export const sessions = pgTable(
	"sessions",
	{
		id: id(),
		userId: ownUser(),
		token: text().notNull().unique(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		ipAddress: text(),
		userAgent: text(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [index("sessions_user").on(t.userId)],
);

/** How a user proves who they are; here always an e-mail address with a password. */
export const accounts = pgTable(
	"accounts",
	{
		id: id(),
		userId: ownUser(),
		accountId: text().notNull(),
		providerId: text().notNull(),
		/** A scrypt hash with its salt. */
		password: text(),
		accessToken: text(),
		refreshToken: text(),
		idToken: text(),
		accessTokenExpiresAt: timestamp({ withTimezone: true }),
		refreshTokenExpiresAt: timestamp({ withTimezone: true }),
		scope: text(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [index("accounts_user").on(t.userId)],
);

/** Tokens that prove control of a mailbox, until they are used or expire. */
export const verifications = pgTable(
	"verifications",
	{
		id: id(),
		identifier: text().notNull(),
		value: text().notNull(),
		expiresAt: timestamp({ withTimezone: true }).notNull(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [index("verifications_identifier").on(t.identifier)],
);
