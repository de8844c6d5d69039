import { z } from "zod";
import { emailForm } from "~/values/email.ts";
import { plainText } from "~/values/plain-text.ts";
import type { AccountError } from "./account-errors.ts";

/** Shortest and longest password that may be chosen. */
export const passwordLength = { least: 10, most: 128 } as const;

const email = z
	.string({ error: "email" satisfies AccountError })
	.overwrite(plainText)
	.trim()
	.toLowerCase()
	.min(1, { error: "email" satisfies AccountError })
	.max(200, { error: "emailInvalid" satisfies AccountError })
	.regex(emailForm, { error: "emailInvalid" satisfies AccountError });

const givenPassword = z
	.string({ error: "password" satisfies AccountError })
	.min(1, { error: "password" satisfies AccountError })
	.max(passwordLength.most, { error: "passwordLong" satisfies AccountError });

const newPassword = givenPassword.min(passwordLength.least, {
	error: "passwordShort" satisfies AccountError,
});

/** Errors are codes. */
export const signInSchema = z.object({ email, password: givenPassword });
export const signUpSchema = z.object({ email, password: newPassword });
export const passwordSchema = z.object({ password: givenPassword });
const code = z
	.string({ error: "code" satisfies AccountError })
	.trim()
	.min(1, { error: "code" satisfies AccountError })
	.max(60, { error: "codeWrong" satisfies AccountError });

export const codeSchema = z.object({ code });
/** The forms of the account's page: `current` is the password that whoever has signed in knows. */
export const startSchema = z.object({ current: givenPassword });
export const proofSchema = z.object({ current: givenPassword, code });
export const changePasswordSchema = z.object({ current: givenPassword, password: newPassword });
export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });
