import { data, isRouteErrorResponse } from "react-router";
import { refusalIn } from "~/values/refusal-text.ts";
import { rightMissing } from "~/values/right-missing.ts";

/**
 * Why a form did not arrive: its sender is no longer signed in or may not do it, the network is gone, or the shop cannot
 * answer. What an answer says of its fields is none of these.
 */
export type LostReason = "signedOut" | "refused" | "offline" | "unavailable";

/** The shop takes no form as long as this one: its answer brought the words for that and what to do. */
type TooLong = { reason: "tooLong"; title: string; text: string };

/**
 * A new one each time, so that the same loss twice is told twice.
 * `page`: not a form was lost but what leads to this address; its visitor is still on the page before.
 * `again`: nor was it one where this sends it once more, such as a picture.
 */
export type LostForm = ({ reason: LostReason } | TooLong) & { page?: string; again?: () => void };

let lost: LostForm | null = null;
const listeners = new Set<() => void>();

export function currentLostForm(): LostForm | null {
	return lost;
}

/** Keeps visitors where they are when what leads to another page does not arrive. @param page its address */
export function setLostPage(reason: LostReason, page: URL): void {
	setLostForm({ reason, page: page.pathname + page.search + page.hash });
}

/** @returns ends the listening */
export function onLostForm(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function setLostForm(next: LostForm | null): void {
	lost = next;
	for (const listener of listeners) listener();
}

const takenListeners = new Set<() => void>();

/** Tells that a form's answer leads on, before it does: what was sent is stored. @returns ends the listening */
export function onFormTaken(listener: () => void): () => void {
	takenListeners.add(listener);
	return () => takenListeners.delete(listener);
}

/** The shop's own refusals of a form are pages; these statuses say that nobody took it. */
const unavailable = new Set([408, 429, 500, 502, 503, 504]);

/** What an error says of a form that was sent; null for an answer of the shop, such as a page that is gone. */
export function lostReason(error: unknown, isOnline: boolean): LostReason | null {
	if (isRouteErrorResponse(error)) {
		if (error.data === rightMissing) return "refused";
		if (error.status === 401 || error.status === 403) return "signedOut";
		return unavailable.has(error.status) ? "unavailable" : null;
	}
	// Redirects are thrown too: a form that was taken leads on.
	if (error instanceof Response) return null;
	// A broken connection, or an answer that is none of the shop's: a proxy's page, half a body.
	return isOnline ? "unavailable" : "offline";
}

/** What the shop's page for a form that is too long says: the router has it as the error's data. null for any other answer. */
function tooLong(error: unknown): TooLong | null {
	if (!isRouteErrorResponse(error) || error.status !== 413) return null;
	const said = refusalIn(String(error.data));
	return said && { reason: "tooLong", ...said };
}

/** What the framework says instead of an error that a loader of the shop threw: its page has words of its own for that. */
const ownFailure = "Unexpected Server Error";

/** What the framework says of an answer that lacks what this tab asks for: one of another build than the tab's. */
const otherBuilds = "No result found for routeId";

const isAnotherBuilds = (error: unknown) => error instanceof Error && error.message.startsWith(otherBuilds);

/** Whether the data of a page was lost on its way; null for an answer of the shop, be it a refusal or a failure. */
function lostPageReason(error: unknown): LostReason | null {
	if (error instanceof Error && error.message === ownFailure) return null;
	const reason = lostReason(error, navigator.onLine);
	return reason === "signedOut" ? null : reason;
}

/** A field of what a page sends by itself, beside its forms: nobody waits for it, so nobody is told that it was lost. */
export const asideField = "aside";

async function isAside(request: Request): Promise<boolean> {
	const fields = await request.formData().catch(() => null);
	return fields?.has(asideField) ?? false;
}

/** Of a form that did not arrive: it keeps the router from reading the page anew, as answers of failures do. */
const lostStatus = 503;

/** Redirects are results of their own. */
const leadsOn = (result: unknown) => result instanceof Response && result.headers.has("Location");

type Results = Record<string, { type: string; result: unknown }>;

/**
 * Client middleware of a layout: a form that did not arrive leaves its page as it is, with all that was typed, and so
 * does a page whose data did not; the layout says why (`LostFormNotice`). Without it the page gives way to one that
 * says only that something is wrong.
 */
export async function keepForms(
	{ request }: { request: Request },
	next: () => Promise<unknown>,
): Promise<void> {
	const sent = request.method === "GET" ? null : request.clone();
	const results = (await next()) as Results;
	if (request.signal.aborted) return;
	if (sent === null) return keepPage(request, results);
	for (const entry of Object.values(results)) {
		if (leadsOn(entry.result)) for (const listener of takenListeners) listener();
		if (entry.type !== "error") continue;
		const reason = lostReason(entry.result, navigator.onLine);
		const loss = reason === null ? tooLong(entry.result) : { reason };
		if (loss === null) continue;
		// The status keeps the router from reading the page anew: what stands on it is what was typed. No answer of the shop's is null.
		Object.assign(entry, { type: "data", result: data(null, { status: lostStatus }) });
		if (!(await isAside(sent))) setLostForm(loss);
	}
}

/** Whether a form did not arrive, as a page's `shouldRevalidate` sees it: read anew, it would lead away who has to sign in again. */
export function wasLost({ actionStatus, actionResult }: { actionStatus?: number; actionResult?: unknown }) {
	return actionStatus === lostStatus && actionResult === null;
}

/**
 * Ends when the router gives up what was asked for, which the notice makes it do: until then the old page stays. What
 * another build answers comes as a whole page.
 */
async function keepPage({ url, signal }: Request, results: Results): Promise<void> {
	const errors = Object.values(results).flatMap(({ type, result }) => (type === "error" ? [result] : []));
	const isNewer = errors.some(isAnotherBuilds);
	const reason = errors.map(lostPageReason).find((found) => found !== null);
	// Without a notice to tell of it, the page's own words for a failure are better than nothing.
	if (!isNewer && (!reason || listeners.size === 0)) return;
	const given = Promise.withResolvers<void>();
	signal.addEventListener("abort", () => given.resolve());
	if (isNewer) window.location.assign(url);
	else if (reason) setLostPage(reason, new URL(url));
	await given.promise;
}
