import { TextField } from "~/ui/field.tsx";

/** Where a link leads or a picture lies, as a dialog of the editor asks for it. */
export function AddressField(props: {
	texts: { address: string; hint: string; wrong: string };
	isWrong: boolean;
	value: string;
	onType: (value: string) => void;
}) {
	const { texts } = props;
	return (
		<TextField
			label={texts.address}
			hint={texts.hint}
			error={props.isWrong ? texts.wrong : undefined}
			value={props.value}
			onChange={(event) => props.onType(event.target.value)}
			inputMode="url"
			autoCapitalize="none"
			spellCheck={false}
			maxLength={2_000}
		/>
	);
}
