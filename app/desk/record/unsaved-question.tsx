import type { Blocker } from "react-router";
import { Button } from "~/ui/button.tsx";
import { QuestionDialog } from "~/ui/question-dialog.tsx";

type UnsavedTexts = { unsavedTitle: string; unsavedText: string; leave: string; stay: string };

/** Asks whether to leave typed changes behind, while `useUnsaved` holds a navigation back. */
export function UnsavedQuestion({ texts, blocker }: { texts: UnsavedTexts; blocker: Blocker }) {
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
