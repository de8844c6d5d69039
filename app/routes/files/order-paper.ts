import { redirect } from "react-router";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { paperFilename } from "~/trade/papers/enclose-paper.server.ts";
import { sayNotPrinted } from "~/trade/papers/not-printed.server.ts";
import { findPaper } from "~/trade/papers/paper.store.server.ts";
import { printOrderPaper } from "~/trade/papers/print-order-paper.server.ts";
import { isTakenBack } from "~/trade/papers/shown-papers.server.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { parsePaperFile } from "~/values/paper-file.ts";
import { orderPaperKinds } from "~/values/vocabulary.ts";
import { orderOfReader } from "../order-of-reader.server.ts";
import type { Route } from "./+types/order-paper";

const closed = { ...notKept, "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };

/**
 * A paper of an order as PDF, for whoever may read the order; printed now where it has not been. Anyone else is led to the
 * order's page, which says how to come to it: a session may have ended beside the link. So is the buyer of a cancelled order
 * where the paper asks for its money: mails have its address.
 */
export async function loader(args: Route.LoaderArgs) {
	const { params, url, context } = args;
	const page = urls.orderConfirmation(languageOf(context), params.orderId) + url.search;
	const found = await orderOfReader(args);
	if (!found) throw redirect(page, { headers: closed });
	const { order, visitor } = found;
	const shop = services(context);
	const wanted = parsePaperFile(params.paper);
	if (!wanted) throw new Response(null, { status: 404, headers: closed });
	if (isTakenBack(wanted.kind, order, visitor.isAdmin)) throw redirect(page, { headers: closed });
	const ownKind = wanted.number === null ? memberOf(orderPaperKinds, wanted.kind) : null;
	const number = wanted.number ?? order.orderNumber;
	const find = ownKind
		? printOrderPaper(shop, order, ownKind)
		: findPaper(shop.db, { orderId: order.id, kind: wanted.kind, number });
	const paper = await find.catch(
		sayNotPrinted({
			language: languageOf(context),
			of: { order: order.id, paper: params.paper },
			headers: closed,
		}),
	);
	if (!paper) throw new Response(null, { status: 404, headers: closed });
	return new Response(new Uint8Array(paper.bytes), {
		headers: {
			...closed,
			"Content-Type": "application/pdf",
			"Content-Length": String(paper.bytes.length),
			"Content-Disposition": `inline; filename="${paperFilename(paper)}"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
