import { z } from "zod";
import { version, withVersion } from "~/desk/record/schema-parts.ts";
import { colorFields, readOrder } from "~/trade/catalog/stock-colors.ts";

/** The form of the colours in stock: those that are ticked, in its order. */
export const stockColorsSchema = z
	.object({ [colorFields.color]: z.array(z.string()).default([]).transform(readOrder), ...version })
	.transform((given) => {
		const { record, seen } = withVersion(given);
		return { order: record[colorFields.color], seen };
	});
