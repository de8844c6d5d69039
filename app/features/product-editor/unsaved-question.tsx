import { useEffect } from "react";
import { Button } from "~/ui/button.tsx";
import { QuestionDialog } from "~/ui/question-dialog.tsx";
import { useUnsaved } from "~/ui/use-unsaved.ts";
import type { EditorTexts } from "./editor-fields.ts";

/** Stands on the page while something typed is not saved yet, and asks before it is lost. */
export function UnsavedQuestion({ texts }: { texts: EditorTexts }) {
	const { touch, blocker } = useUnsaved();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once; what is unsaved was typed before it stood here
	useEffect(touch, []);
	if (blocker.state !== "blocked") return null;
	return (
		<QuestionDialog title={texts.unsavedTitle} text={texts.unsavedText} onClose={() => blocker.reset()}>
			{(close) => (
				<>
					<Button type="button" variant="quiet" onClick={() => blocker.proceed()}>
						{texts.leave}
					</Button>
					<Button type="button" onClick={close}>
						{texts.stay}
					</Button>
				</>
			)}
		</QuestionDialog>
	);
}
