import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { data, redirect } from "react-router";
import { importIntents } from "~/desk/import/import-fields.ts";
import { notKept } from "~/platform/http.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { mostStatementBytes } from "./bank-statement.ts";
import { type BankImportAnswer, bankImportFields, type ImportProblem, mostFiles } from "./import-plan.ts";
import { checkStatements, importStatements, type UploadedFile } from "./import-statements.server.ts";

const statuses = {
	...{ noFile: 422, tooMany: 422, tooLarge: 413, lost: 422, changedSince: 409, failed: 503 },
} as const satisfies Record<ImportProblem, number>;

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** A file as the form carries it from the look at it to its import: its name, a colon, its packed bytes. */
async function packed({ name, bytes }: UploadedFile): Promise<string> {
	return `${encodeURIComponent(name.slice(0, 200))}:${(await pack(bytes)).toString("base64url")}`;
}

/** Null for what no form of the shop carries. */
async function unpacked(text: string): Promise<UploadedFile | null> {
	const [, name, content] = /^([^:]{0,1000}):([\w-]+)$/.exec(text) ?? [];
	if (name === undefined || content === undefined) return null;
	try {
		const bytes = await unpack(Buffer.from(content, "base64url"), { maxOutputLength: mostStatementBytes });
		return { name: decodeURIComponent(name), bytes };
	} catch {
		return null;
	}
}

async function filesOf(form: FormData): Promise<UploadedFile[] | ImportProblem> {
	const chosen = form.getAll(bankImportFields.file).filter((file) => file instanceof File && file.size > 0);
	if (chosen.length > 0) {
		if (chosen.length > mostFiles) return "tooMany";
		return Promise.all(
			chosen.map(async (file) => {
				if (!(file instanceof File)) throw new TypeError("not a file");
				// One byte more than is read says enough of a file that is too large.
				const part = file.slice(0, mostStatementBytes + 1);
				return { name: file.name, bytes: new Uint8Array(await part.arrayBuffer()) };
			}),
		);
	}
	const kept = form.getAll(bankImportFields.kept).map(String);
	if (kept.length === 0) return "noFile";
	if (kept.length > mostFiles) return "tooMany";
	const files = await Promise.all(kept.map(unpacked));
	const whole = files.filter((file) => file !== null);
	return whole.length === files.length ? whole : "lost";
}

/**
 * Shows what files of a bank would do, or books them and leads to the lines that wait for a person. Only for a request of
 * an admin.
 * @param list address of the lines
 * @throws Response 400 for what no form of the shop sends
 */
export async function answerBankImport(
	shop: Services,
	admin: Actor<"bank.change">,
	form: FormData,
	given: { list: string; ownAccount: string; sender: ConfirmationSender; isTooLarge: boolean },
) {
	const { list, ownAccount, sender, isTooLarge } = given;
	const settle = form.get(bankImportFields.settle) === "yes";
	function answer(problem: ImportProblem | null, part: Partial<BankImportAnswer> = {}) {
		const shown: BankImportAnswer = { plan: null, kept: [], settle: true, ...part, problem };
		return data(shown, { status: problem === null ? 200 : statuses[problem], headers: notKept });
	}
	if (isTooLarge) return answer("tooLarge");
	const intent = memberOf(importIntents, String(form.get(bankImportFields.intent) ?? ""));
	if (intent === null) throw new Response(null, { status: 400, headers: notKept });
	const files = await filesOf(form);
	if (!Array.isArray(files)) return answer(files);
	const readable = files.filter(({ bytes }) => bytes.length <= mostStatementBytes);
	const kept = await Promise.all(readable.map(packed));
	try {
		if (intent === "check") {
			return answer(null, { kept, plan: await checkStatements(shop.db, files, ownAccount) });
		}
		const mark = String(form.get(bankImportFields.mark) ?? "");
		const thanks = settle ? sender : null;
		const result = await importStatements(shop.db, admin, { files, mark, ownAccount, thanks });
		if (!result.stored) return answer("changedSince", { kept, settle, plan: result.plan });
		shop.deliverMail();
		const done = result.statements > 0 ? "imported" : "known";
		return redirect(`${list}?state=open&done=${done}`, { status: 303, headers: notKept });
	} catch (error) {
		log.error("bank statements not imported", { error: errorText(error) });
		return answer("failed", { kept, settle });
	}
}
