import { type Configuration, paintOf } from "~/trade/conversions/configuration.ts";
import { bodyOfModel } from "~/trade/conversions/container-body.ts";
import { wearOf } from "~/trade/conversions/wear.ts";
import type { Drawn } from "./drawn.ts";

/** A conversion: a new container with all that is chosen. */
export function drawnConversion(configuration: Configuration): Drawn {
	const { model, openings, insulation, electricity } = configuration;
	return {
		...{ openings, insulation, electricity },
		body: bodyOfModel(model),
		paint: paintOf(configuration),
		wear: wearOf("new"),
	};
}
