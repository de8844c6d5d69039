import type { z } from "zod";
import { parseForm } from "~/platform/parse-form.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type AccountError, type AccountResult, isFieldError } from "./account-errors.ts";
import { type AccountIntent, type AccountPageAnswer, accountIntents, ownerField } from "./account-page.ts";
import { changePasswordSchema, codeSchema, proofSchema, startSchema } from "./accounts.schema.ts";
import type { Caller } from "./caller.ts";
import { changePassword } from "./change-password.server.ts";
import { deleteOwnAccount } from "./delete-account.server.ts";
import type { Member } from "./own-account.server.ts";
import { endOneSession, endOtherSessions } from "./own-sessions.server.ts";
import type { AccountShop } from "./tries.server.ts";
import { cancelSetUp, confirmSetUp, renewCodes, startSetUp, switchOff } from "./two-factor.server.ts";

type Notice = NonNullable<AccountPageAnswer["notice"]>;
type Errors = AccountPageAnswer["errors"];

/** What a form came to: done (with a notice, mostly), refused, or not filled in right. */
type Outcome =
	| { notice: Notice | null; codes?: string[] }
	| { notice: null; isOwner: true }
	| { notice: null; isDeleted: true }
	| { errors: Errors }
	| AccountResult
	| "setUpExpired";

type Asked = { shop: AccountShop; caller: Caller; member: Member; fields: FormData };

/** Goes on with a form's values, unless a field is wrong. */
async function checked<Schema extends z.ZodType>(
	{ fields }: Asked,
	schema: Schema,
	act: (value: z.output<Schema>) => Promise<Outcome>,
): Promise<Outcome> {
	const submission = parseForm(fields, schema);
	if (submission.status === "success") return act(submission.value);
	const errors = Object.entries(submission.error ?? {}).map(([name, codes]) => [name, codes?.[0]]);
	return { errors: Object.fromEntries(errors) as Errors };
}

const done = (notice: Notice | null) => ({ notice });

const actions: Record<AccountIntent, (asked: Asked) => Promise<Outcome>> = {
	password: (asked) =>
		checked(asked, changePasswordSchema, async (form) => {
			const { shop, caller, member } = asked;
			const result = await changePassword(shop, caller, member, form);
			return result === "passwordChanged" ? done(result) : result;
		}),
	"end-session": async ({ shop, member, fields }) => {
		await endOneSession(shop.db, member, String(fields.get("session") ?? ""));
		return done("sessionEnded");
	},
	"end-others": async ({ shop, member }) => {
		await endOtherSessions(shop.db, member);
		return done("othersEnded");
	},
	start: (asked) =>
		checked(asked, startSchema, async ({ current }) => {
			const { shop, caller, member } = asked;
			return (await startSetUp(shop, caller, member, { password: current })) ?? done(null);
		}),
	cancel: async ({ shop, member }) => {
		return (await cancelSetUp(shop, member)) ?? done("cancelled");
	},
	confirm: (asked) =>
		checked(asked, codeSchema, async (form) => {
			const { shop, caller, member } = asked;
			const result = await confirmSetUp(shop, caller, member, form);
			return typeof result === "string" ? result : { notice: "on", ...result };
		}),
	renew: (asked) =>
		checked(asked, proofSchema, async ({ current, code }) => {
			const { shop, caller, member } = asked;
			const result = await renewCodes(shop, caller, member, { password: current, code });
			return typeof result === "string" ? result : { notice: "renewed", ...result };
		}),
	off: (asked) =>
		checked(asked, proofSchema, async ({ current, code }) => {
			const { shop, caller, member } = asked;
			return (await switchOff(shop, caller, member, { password: current, code })) ?? done("off");
		}),
	delete: (asked) =>
		checked(asked, startSchema, async ({ current }) => {
			const { shop, caller, member } = asked;
			const result = await deleteOwnAccount(shop, caller, member, current);
			if (result === "deleted") return { notice: null, isDeleted: true };
			return result === "isOwner" ? { notice: null, isOwner: true } : result;
		}),
};

/** The field that a refusal is about. */
function errorsOf(error: AccountError): Errors {
	if (error === "passwordWrong") return { current: error };
	return error === "codeWrong" ? { code: error } : { password: error };
}

/** Does what a form of the account's page asks for; null for one that asks for nothing known. Its owner may call it. */
export async function answerAccountForm(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	fields: FormData,
): Promise<{ answer: AccountPageAnswer; status: number } | null> {
	const intent = memberOf(accountIntents, String(fields.get("intent")));
	if (intent === null) return null;
	const empty = { intent, notice: null, problem: null, errors: {}, codes: null, at: caller.now.getTime() };
	// Signed in anew in another tab: this page still shows the account before.
	if ((fields.get(ownerField) ?? member.id) !== member.id)
		return { answer: { ...empty, problem: "otherAccount" }, status: 409 };
	const outcome = await actions[intent]({ shop, caller, member, fields });
	if (typeof outcome !== "string")
		return {
			answer: { ...empty, ...outcome },
			status: "errors" in outcome ? 422 : "isOwner" in outcome ? 409 : 200,
		};
	if (outcome === "setUpExpired") return { answer: { ...empty, problem: outcome }, status: 410 };
	if (isFieldError(outcome)) return { answer: { ...empty, errors: errorsOf(outcome) }, status: 422 };
	const problem = outcome === "busy" ? outcome : "tooManyTries";
	return { answer: { ...empty, problem }, status: problem === "busy" ? 503 : 429 };
}
