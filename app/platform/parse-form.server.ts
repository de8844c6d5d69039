import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { type FormExtras, knownFields } from "./known-fields.ts";

/**
 * Reads a form: its own fields, whatever else was sent.
 * @returns the value, or a reply with what was typed and the error codes by field
 */
export function parseForm<Schema extends z.ZodType>(sent: FormData, schema: Schema, extras?: FormExtras) {
	return parseWithZod(knownFields(sent, schema, extras), { schema });
}
