import { sql } from "drizzle-orm";
import {
	bigint,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { roles } from "../../app/values/rights.ts";
import { createdAt, id, languageEnum, oneOf, rule, updatedAt } from "./columns.ts";

/** An address becomes a user when its owner has opened the link that went there, so every user's is verified. */
export const users = pgTable("users", {
	id: id(),
	name: text().notNull(),
	email: text().notNull().unique(),
	/** A scrypt hash with its salt; null until a mailed link has set one. */
	passwordHash: text(),
	/** Null until the first sign-in, and for who has not signed in since this is noted. */
	lastSignInAt: timestamp({ withTimezone: true }),
	/** In which the desk speaks to this owner, whatever a link says; null: in that of the address. */
	deskLanguage: languageEnum(),
	createdAt: createdAt(),
	updatedAt: updatedAt(),
});

const ownUser = () =>
	uuid()
		.notNull()
		.references(() => users.id, { onDelete: "cascade" });

/** SHA-256 of a random token that a cookie, a mail or a form carries; the token itself is stored nowhere. */
const tokenHash = (table: string) => text().notNull().unique(`${table}_token`);
const moment = () => timestamp({ withTimezone: true });
const expiresAt = () => moment().notNull();

/** Who uses the desk: one role a person. The key names the role too, as versions before the other roles had it. */
export const userRoles = pgTable(
	"user_roles",
	{ userId: ownUser(), role: text({ enum: roles }).notNull(), createdAt: createdAt() },
	(t) => [
		primaryKey({ columns: [t.userId, t.role] }),
		unique("user_roles_user").on(t.userId),
		oneOf("user_roles_role", t.role, roles),
	],
);

/** Sessions in the database can be revoked: deleting the row signs out. */
export const sessions = pgTable(
	"sessions",
	{
		id: id(),
		userId: ownUser(),
		tokenHash: tokenHash("sessions"),
		/** What signed in, in words such as Firefox and Windows; null when its name is unknown. */
		browser: text(),
		system: text(),
		createdAt: createdAt(),
		lastUsedAt: expiresAt(),
		expiresAt: expiresAt(),
	},
	(t) => [index("sessions_user").on(t.userId), index("sessions_expires_at").on(t.expiresAt)],
);

/** Browsers that have signed in to an account before: strangers' wrong guesses do not shut them out. */
export const knownDevices = pgTable(
	"known_devices",
	{
		userId: ownUser(),
		/** One browser may know several accounts. */
		tokenHash: text().notNull(),
		expiresAt: expiresAt(),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.tokenHash] }),
		index("known_devices_token").on(t.tokenHash),
		index("known_devices_expires_at").on(t.expiresAt),
	],
);

/** Sign-ups whose mail has not been answered. Each keeps its own password: only its own link makes it count. */
export const signUps = pgTable(
	"sign_ups",
	{
		id: id(),
		email: text().notNull(),
		passwordHash: text().notNull(),
		tokenHash: tokenHash("sign_ups"),
		createdAt: createdAt(),
		expiresAt: expiresAt(),
		usedAt: moment(),
	},
	(t) => [index("sign_ups_email").on(t.email, t.createdAt), index("sign_ups_expires_at").on(t.expiresAt)],
);

/** Mailed links that set a new password. */
export const passwordResets = pgTable(
	"password_resets",
	{
		id: id(),
		userId: ownUser(),
		tokenHash: tokenHash("password_resets"),
		expiresAt: expiresAt(),
		usedAt: moment(),
	},
	(t) => [index("password_resets_user").on(t.userId), index("password_resets_expires_at").on(t.expiresAt)],
);

/** The second factor of an account: codes of an authenticator app (RFC 6238). */
export const twoFactors = pgTable(
	"two_factors",
	{
		userId: ownUser().primaryKey(),
		/** Shared with the app, in base32; codes are made from it, so it cannot be a hash. */
		secret: text().notNull(),
		createdAt: createdAt(),
		/** Null while it is being set up: nobody is asked for a code yet. */
		confirmedAt: moment(),
		/** The newest 30 seconds whose code was taken: each code counts once. */
		lastStep: bigint({ mode: "number" }).notNull().default(0),
		/** When recovery codes were made last, and with which code: the same press again makes them again. */
		codesMadeAt: moment(),
		codesMadeWithHash: text(),
	},
	(t) => [rule("two_factors_codes_made", sql`(${t.codesMadeAt} is null) = (${t.codesMadeWithHash} is null)`)],
);

/** Hashes of the codes that stand in for a lost app, each once. */
export const recoveryCodes = pgTable(
	"recovery_codes",
	{ userId: ownUser(), codeHash: text().notNull() },
	(t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Sign-ins whose password was right and whose code is still asked for. */
export const pendingSignIns = pgTable(
	"pending_sign_ins",
	{
		id: id(),
		userId: ownUser(),
		tokenHash: tokenHash("pending_sign_ins"),
		tries: integer().notNull().default(0),
		expiresAt: expiresAt(),
		usedAt: moment(),
		/** The code that completed it: a double click sends it twice. */
		usedCodeHash: text(),
	},
	(t) => [
		index("pending_sign_ins_user").on(t.userId),
		index("pending_sign_ins_expires_at").on(t.expiresAt),
		rule("pending_sign_ins_used", sql`(${t.usedAt} is null) = (${t.usedCodeHash} is null)`),
	],
);
