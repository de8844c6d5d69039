import { type ComponentProps, Suspense } from "react";
import { lateView } from "./late-view.ts";
import type { QuestionDialog } from "./question-dialog.tsx";

const Question = lateView(
	() => import("./question-dialog.tsx"),
	(file) => file.QuestionDialog,
);

/** A question over the page, whose code comes with the first one; one that the server asks is in the document. */
export function LateQuestion(props: ComponentProps<typeof QuestionDialog>) {
	return (
		<Suspense>
			<Question {...props} />
		</Suspense>
	);
}
