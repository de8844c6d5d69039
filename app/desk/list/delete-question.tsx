import { Form, Link, useNavigate } from "react-router";
import { Button } from "~/ui/button.tsx";
import { QuestionDialog } from "~/ui/question-dialog.tsx";

type DeleteQuestionProps = {
	title: string;
	text: string;
	words: { cancel: string; delete: string };
	/** Of the list: takes the form, and is where "cancel" leads. */
	address: string;
	/** Names what is deleted. */
	fields: Readonly<Record<string, string>>;
};

/** Asks before a thing of a list is deleted. Whether it is asked stands in the address, so that it works without scripts. */
export function DeleteQuestion({ title, text, words, address, fields }: DeleteQuestionProps) {
	const navigate = useNavigate();
	return (
		<QuestionDialog
			title={title}
			text={text}
			onClose={() => navigate(address, { replace: true, preventScrollReset: true })}
		>
			{(close) => (
				<>
					<Link
						to={address}
						onClick={(event) => {
							event.preventDefault();
							close();
						}}
						className="inline-flex min-h-11 items-center rounded-md border border-edge px-5 font-semibold hover:bg-mist"
					>
						{words.cancel}
					</Link>
					<Form method="post" action={address}>
						{Object.entries(fields).map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						<Button type="submit" name="intent" value="delete" variant="signal">
							{words.delete}
						</Button>
					</Form>
				</>
			)}
		</QuestionDialog>
	);
}
