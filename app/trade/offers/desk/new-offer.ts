import type { FormReply } from "~/values/form-reply.ts";

/** Of the form that begins an offer. */
export const newOfferFields = { id: "id", quote: "quote", order: "order" } as const;

/** The offer that a form has begun already, before something else was typed into it. */
export type BegunOffer = { id: string; number: string; name: string };

/** @property id of the offer that the next press makes */
export type NewOfferAnswer = { id: string; reply: FormReply; begun: BegunOffer | null };
