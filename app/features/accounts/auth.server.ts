import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Config } from "~/platform/config.server.ts";
import { schema } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";

/** What accounts need of a shop. */
export type AccountShop = Pick<Services, "db" | "secret"> & { config: Pick<Config, "publicUrl"> };

const day = 24 * 60 * 60;

/** What a call to the library hands out for a mail: the verbs write the mail themselves, in the visitor's language. */
const outgoing = new AsyncLocalStorage<{ token: string | null }>();

async function keepToken({ token }: { token: string }): Promise<void> {
	const kept = outgoing.getStore();
	if (kept) kept.token = token;
}

/** Runs a call of the library and returns the token that it would have mailed; null when it had none. */
export async function tokenOf(call: () => Promise<unknown>): Promise<string | null> {
	const kept: { token: string | null } = { token: null };
	await outgoing.run(kept, call);
	return kept.token;
}

/**
 * Accounts by e-mail address and password: scrypt hashes, sessions in the database, mailboxes verified before the
 * first sign-in. Called by the verbs of this feature only, never mounted as an endpoint.
 */
function createAuth({ db, config, secret }: AccountShop) {
	const secure = config.publicUrl?.startsWith("https:") ?? false;
	return betterAuth({
		secret,
		baseURL: config.publicUrl ?? "http://localhost",
		logger: { disabled: true },
		telemetry: { enabled: false },
		database: drizzleAdapter(db, {
			provider: "pg",
			schema: {
				user: schema.users,
				session: schema.sessions,
				account: schema.accounts,
				verification: schema.verifications,
			},
		}),
		emailAndPassword: {
			enabled: true,
			autoSignIn: false,
			requireEmailVerification: true,
			minPasswordLength: 10,
			maxPasswordLength: 128,
			revokeSessionsOnPasswordReset: true,
			sendResetPassword: keepToken,
		},
		emailVerification: { sendVerificationEmail: keepToken, sendOnSignIn: true, expiresIn: day },
		session: { expiresIn: 30 * day, disableSessionRefresh: true },
		advanced: {
			database: { generateId: "uuid" },
			ipAddress: { disableIpTracking: true },
			useSecureCookies: false,
			cookies: {
				session_token: { name: secure ? "__Host-kade_session" : "kade_session", attributes: { secure } },
			},
			// React Router has compared the origin of every form before it comes here.
			disableOriginCheck: true,
			disableCSRFCheck: true,
		},
	});
}

type Auth = ReturnType<typeof createAuth>;

const auths = new WeakMap<object, Auth>();

/** The shop's accounts; made once per shop. */
export function authOf(shop: AccountShop): Auth {
	const kept = auths.get(shop) ?? createAuth(shop);
	auths.set(shop, kept);
	return kept;
}
