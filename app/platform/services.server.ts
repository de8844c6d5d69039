import { createContext, RouterContextProvider } from "react-router";
import type { Language } from "~/values/vocabulary.ts";
import type { Cache } from "./cache.server.ts";
import type { Config } from "./config.server.ts";
import type { Db } from "./db.server.ts";
import type { Files } from "./files.server.ts";

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
	messageChunks: Record<Language, string | null>;
	/** Hands pending mails to whoever delivers them; returns at once. */
	deliverMail: () => void;
	/** Waits a moment for mails that were just written; false: they go later. */
	mailsAreOut: (ids: readonly string[]) => Promise<boolean>;
};

const servicesContext = createContext<Services>();

type WithContext = { context: Readonly<RouterContextProvider> };

export function services({ context }: WithContext): Services {
	return context.get(servicesContext);
}

const clientAddressContext = createContext<string>("unknown");

/** Network address of whoever sent the request. */
export function clientAddress({ context }: WithContext): string {
	return context.get(clientAddressContext);
}

/** What every request carries to its loader or action. */
export function createRequestContext(shop: Services, address: string): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(servicesContext, shop);
	context.set(clientAddressContext, address);
	return context;
}
