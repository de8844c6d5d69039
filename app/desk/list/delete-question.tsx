import { Form } from "react-router";
import { Button } from "~/ui/button.tsx";
import { AddressQuestion } from "../parts/address-question.tsx";

type DeleteQuestionProps = {
	title: string;
	text: string;
	words: { cancel: string; delete: string };
	/** Of the list: takes the form, and is where "cancel" leads. */
	address: string;
	/** Names what is deleted. */
	fields: Readonly<Record<string, string>>;
	/** The list stays where it was scrolled to. */
	preventScrollReset?: boolean;
};

/** Asks before a thing of a list is deleted. */
export function DeleteQuestion(props: DeleteQuestionProps) {
	const { title, text, words, address, fields, preventScrollReset = false } = props;
	return (
		<AddressQuestion title={title} text={text} cancel={words.cancel} address={address}>
			<Form method="post" action={address} preventScrollReset={preventScrollReset}>
				{Object.entries(fields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Button type="submit" name="intent" value="delete" variant="signal">
					{words.delete}
				</Button>
			</Form>
		</AddressQuestion>
	);
}
