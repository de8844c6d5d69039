import { createContext, type RouterContextProvider } from "react-router";
import type { Language } from "~/values/vocabulary.ts";
import type { Cache } from "./cache.server.ts";
import type { Config } from "./config.server.ts";
import type { Db } from "./db.server.ts";

/** What a request may use; made once per process. */
export type Services = {
	config: Config;
	db: Db;
	cache: Cache;
	/** Signs cookies and links; the same in every process of a shop. */
	secret: string;
	/** Address of each language's file of words, to be fetched early. */
	messageChunks: Record<Language, string | null>;
	/** Hands pending mails to whoever delivers them; returns at once. */
	deliverMail: () => void;
};

export const servicesContext = createContext<Services>();

type WithContext = { context: Readonly<RouterContextProvider> };

export function services({ context }: WithContext): Services {
	return context.get(servicesContext);
}
