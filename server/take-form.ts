import type { Context, Handler } from "hono";
import { type WhoAsks, whoAsks } from "~/people/accounts/who-asks.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { admitBody, type BodyRefusal } from "./admit-body.ts";
import {
	bodyLimits,
	hearOut,
	keptLimits,
	mostSentByStranger,
	senderOf,
	tooLargeUpload,
	withoutFields,
} from "./body-limits.ts";
import type { Gates } from "./gates.ts";
import type { PageHandler } from "./page-handler.ts";
import { refuse } from "./refusal.ts";
import { isFromOwnPage } from "./same-origin.ts";
import { withoutFiles } from "./without-files.ts";

/** Whether a page that runs scripts sends it, and reads the answer by itself. */
const isData = (request: Request) => new URL(request.url).pathname.endsWith(".data");

/** Takes what is posted, from a page of the shop and within its sender's limits, before a page reads it. */
export function takeForm(
	services: Services,
	{ keeping }: Pick<Gates, "keeping">,
	{ answer, atOwnAddress, visitorOf }: PageHandler,
): Handler {
	/** What a form of the owner's says whose sender is not signed in; of a large one without the bytes of its files. */
	async function admitStranger(c: Context): Promise<Request | BodyRefusal> {
		const request = c.req.raw;
		const length = Number(request.headers.get("Content-Length") ?? 0);
		const isLarge = length > bodyLimits.stranger.bytes && length <= mostSentByStranger;
		// A page that is awake has it all, and asks to sign in by itself.
		if (!isLarge || isData(request)) return admitBody(request, bodyLimits.stranger);
		const admitted = await keeping.run(visitorOf(c), () => admitBody(withoutFiles(request), keptLimits));
		return "turned" in admitted ? { refused: 413 } : admitted;
	}

	/** Who sends a form of the owner's and is not signed in: a page that is awake says so itself, else a page keeps the form. */
	async function signedOut(c: Context, admitted: Request | BodyRefusal, who: WhoAsks): Promise<Response> {
		const isTaken = !("refused" in admitted);
		if (isTaken && isData(admitted)) return answer(c, admitted, who);
		const refusal = refuse(c.req.raw, "signedOut", isTaken ? await admitted.formData() : null);
		// What was not read of the body would end the connection under the next request on it.
		if (!isTaken) refusal.headers.set("Connection", "close");
		return refusal;
	}

	return async (c) => {
		const request = c.req.raw;
		if (!isFromOwnPage(request, services.config.publicUrl)) return refuse(request, "foreign");
		const who = whoAsks(services, atOwnAddress(request));
		const sender = await senderOf(new URL(request.url).pathname, who);
		if (sender === "stranger") return signedOut(c, await admitStranger(c), who);
		const admitted = await admitBody(request, bodyLimits[sender]);
		if (!("refused" in admitted)) return answer(c, admitted, who);
		// The pages of uploads say in their own words what was wrong.
		if ((sender === "uploader" || sender === "importer") && admitted.refused === 413)
			return answer(c, await tooLargeUpload(request), who);
		if (sender === "uploader" && admitted.refused === 400) return answer(c, withoutFields(request), who);
		const reasons = { 400: "malformed", 413: "tooLarge", 415: "unknownBody" } as const;
		if (admitted.refused === 413) await hearOut(request);
		return refuse(request, reasons[admitted.refused]);
	};
}
