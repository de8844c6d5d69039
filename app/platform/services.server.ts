import { createContext, RouterContextProvider } from "react-router";
import type { Language } from "~/values/vocabulary.ts";
import type { Cache } from "./cache.server.ts";
import type { Config } from "./config.server.ts";
import { isDatabaseAway } from "./database-away.server.ts";
import type { Db } from "./db.server.ts";
import type { Files } from "./files.server.ts";
import type { OnlinePayments } from "./online-payments.ts";

/** What a request may use; made once per process. */
export type Services = {
	config: Config;
	db: Db;
	cache: Cache;
	/** Uploaded files. */
	files: Files;
	/** Signs cookies and links; the same in every process of a shop. */
	secret: string;
	/** Address of each language's file of words, to be fetched early. */
	messageChunks: Record<"shop" | "desk", Record<Language, string | null>>;
	/** Hands pending mails to whoever delivers them; returns at once. */
	deliverMail: () => void;
	/** Takes online payments; null: off. */
	online: OnlinePayments | null;
	/** Waits a moment for mails that were just written; false: they go later. */
	mailsAreOut: (ids: readonly string[]) => Promise<boolean>;
};

const servicesContext = createContext<Services>();

export function services(context: Readonly<RouterContextProvider>): Services {
	return context.get(servicesContext);
}

const clientAddressContext = createContext<string>("unknown");

/** What stands for the sender of the request in every limit: an address, or the network of one. */
export function clientAddress(context: Readonly<RouterContextProvider>): string {
	return context.get(clientAddressContext);
}

const failureContext = createContext<{ isDatabaseAway: boolean }>();

/** Remembers why a request failed, for the status of its answer. */
export function noteFailure(context: Readonly<RouterContextProvider>, error: unknown): void {
	if (isDatabaseAway(error)) context.get(failureContext).isDatabaseAway = true;
}

/** Whether the request failed because the database is away for now. */
export function wasDatabaseAway(context: Readonly<RouterContextProvider>): boolean {
	return context.get(failureContext).isDatabaseAway;
}

/** What every request carries to its loader or action. */
export function createRequestContext(shop: Services, address: string): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(failureContext, { isDatabaseAway: false });
	context.set(servicesContext, shop);
	context.set(clientAddressContext, address);
	return context;
}
