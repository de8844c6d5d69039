import type { Configuration } from "~/trade/conversions/configuration.ts";
import type { ContainerBody } from "~/trade/conversions/container-body.ts";
import type { Wear } from "~/trade/conversions/wear.ts";

/** What the stage draws: a container, its paint and its age, and what is built into it. */
export type Drawn = Pick<Configuration, "openings" | "electricity"> & {
	body: ContainerBody;
	/** Between the steel and an inner lining, in millimetres; 0 for neither. */
	insulation: number;
	/** Screen colour. */
	paint: string;
	wear: Wear;
};

/** A container as it is sold. */
export function drawnContainer(look: Pick<Drawn, "body" | "paint" | "wear">): Drawn {
	const { kind, width, inside, fold } = look.body;
	const insulation = kind === "reefer" ? Math.max(0, (width - inside.width) / 2 - fold.depth - 6) : 0;
	return { ...look, openings: [], insulation, electricity: "none" };
}
