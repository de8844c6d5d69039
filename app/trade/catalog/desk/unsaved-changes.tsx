import { useEffect } from "react";
import { UnsavedQuestion } from "~/desk/record/unsaved-question.tsx";
import { useUnsaved } from "~/desk/record/use-unsaved.ts";
import type { EditorTexts } from "./editor-fields.ts";

/** Stands on the page while something typed is not saved yet, and asks before it is lost. */
export function UnsavedChanges({ texts }: { texts: EditorTexts }) {
	const { touch, blocker } = useUnsaved();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once; what is unsaved was typed before it stood here
	useEffect(touch, []);
	return <UnsavedQuestion texts={texts} blocker={blocker} />;
}
