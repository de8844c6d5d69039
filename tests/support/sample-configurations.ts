import fc from "fast-check";
import {
	type Configuration,
	electricities,
	insulations,
	startConfiguration,
} from "~/trade/conversions/configuration.ts";
import {
	type ContainerModel,
	containerModels,
	type OpeningKind,
	openingKinds,
	type Wall,
	walls,
} from "~/trade/conversions/container-shape.ts";
import { addOpening, changeModel, moveOpening, removeOpening } from "~/trade/conversions/openings.ts";

/** What a visitor may do to a configuration. */
type Step =
	| { do: "add"; kind: OpeningKind; wall: Wall; at: number | undefined }
	| { do: "move"; index: number; wall: Wall; at: number }
	| { do: "remove"; index: number }
	| { do: "model"; model: ContainerModel };

export const anyKind = fc.constantFrom(...openingKinds);
export const anyWall = fc.constantFrom(...walls);
const anyPlace = fc.integer({ min: -500, max: 13_000 });
export const anyIndex = fc.nat(24);
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({
			do: fc.constant("add" as const),
			kind: anyKind,
			wall: anyWall,
			at: fc.option(anyPlace, { nil: undefined }),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({ do: fc.constant("move" as const), index: anyIndex, wall: anyWall, at: anyPlace }),
	},
	fc.record({ do: fc.constant("remove" as const), index: anyIndex }),
	fc.record({ do: fc.constant("model" as const), model: fc.constantFrom(...containerModels) }),
);

/** The configuration after a step; a step that is refused changes nothing. */
export function take(before: Configuration, step: Step): Configuration {
	switch (step.do) {
		case "add": {
			const result = addOpening(before, step.kind, step.wall, step.at);
			return "problem" in result ? before : result.configuration;
		}
		case "move": {
			const result = moveOpening(before, step.index, step);
			return "problem" in result ? before : result.configuration;
		}
		case "remove":
			return removeOpening(before, step.index);
		case "model":
			return changeModel(before, step.model).configuration;
	}
}

/** A configuration that some sequence of steps leads to. */
export const anyConfiguration: fc.Arbitrary<Configuration> = fc
	.record({
		steps: fc.array(anyStep, { maxLength: 30 }),
		color: fc.constantFrom(5010, 7016, 9010, 3009),
		insulation: fc.constantFrom(...insulations),
		electricity: fc.constantFrom(...electricities),
	})
	.map(({ steps, ...facts }) => ({ ...steps.reduce(take, startConfiguration), ...facts }));
