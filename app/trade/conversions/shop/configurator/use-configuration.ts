import { useRef, useState } from "react";
import type { Configuration, Opening } from "~/trade/conversions/configuration.ts";
import { configurationCode, readConfiguration } from "~/trade/conversions/configuration-code.ts";
import type { ConfigurationNote } from "~/trade/conversions/configuration-form.ts";
import type { ContainerModel, OpeningKind, Wall } from "~/trade/conversions/container-shape.ts";
import { addOpening, changeModel, moveOpening, removeOpening } from "~/trade/conversions/openings.ts";
import { useMergedState } from "~/ui/use-merged-state.ts";

/** What the last step has to say: what was added and where, or why not. */
export type StepMessage = { note: ConfigurationNote } | { added: Opening } | null;

/**
 * The configuration that a visitor works on.
 * @param code of the configuration to start with; read once
 * @param onChange told the code of every new configuration
 */
export function useConfiguration(
	code: string | null,
	note: ConfigurationNote | null,
	onChange: (code: string) => void,
) {
	const { shown: configuration, change: merge, now } = useMergedState(() => readConfiguration(code));
	const [message, setMessage] = useState<StepMessage>(note && { note });
	const names = useRef({ ids: new WeakMap<Opening, number>(), next: 0 });

	/** Stays with an opening wherever it is moved, so that its slider keeps the focus. */
	function idOf(opening: Opening): number {
		const { ids } = names.current;
		const id = ids.get(opening) ?? names.current.next++;
		ids.set(opening, id);
		return id;
	}

	function change(next: Configuration, said: StepMessage = null, seen = configuration): void {
		const merged = merge(next, seen);
		setMessage(said);
		onChange(configurationCode(merged));
	}

	return {
		configuration,
		message,
		idOf,
		change,
		choose: (model: ContainerModel) => {
			const seen = now();
			const { configuration: next, dropped } = changeModel(seen, model);
			change(next, dropped.length > 0 ? { note: "dropped" } : null, seen);
		},
		add: (kind: OpeningKind, wall: Wall) => {
			const seen = now();
			const result = addOpening(seen, kind, wall);
			if ("problem" in result) setMessage({ note: result.problem });
			else change(result.configuration, { added: result.opening }, seen);
		},
		move: (opening: Opening, to: { wall: Wall; at: number }) => {
			const result = moveOpening(configuration, configuration.openings.indexOf(opening), to);
			if ("problem" in result) return setMessage({ note: result.problem });
			names.current.ids.set(result.opening, idOf(opening));
			change(result.configuration);
		},
		remove: (opening: Opening) =>
			change(removeOpening(configuration, configuration.openings.indexOf(opening))),
	};
}

export type ConfigurationWork = ReturnType<typeof useConfiguration>;
