import type { Editor } from "@tiptap/react";
import { useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { AddressField } from "./address-field.tsx";
import { readLinkAddress } from "./link-address.ts";
import { backToText, ToolDialog } from "./tool-dialog.tsx";

/** Asks for the address of a link, for the chosen text or for the link that the cursor stands in. */
export function LinkDialog(props: { editor: Editor; texts: PageTexts["richText"]; onClose: () => void }) {
	const { editor, onClose } = props;
	const texts = props.texts.linkDialog;
	const [stored] = useState(() => String(editor.getAttributes("link").href ?? ""));
	const [typed, setTyped] = useState(stored);
	const [wrong, setWrong] = useState(false);

	function apply(): void {
		const href = readLinkAddress(typed);
		setWrong(href === null);
		if (href === null) return;
		backToText(editor, onClose);
		const chain = editor.chain().extendMarkRange("link");
		if (editor.state.selection.empty && stored === "") {
			chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
		} else chain.setLink({ href }).run();
	}
	function remove(): void {
		backToText(editor, onClose);
		editor.chain().extendMarkRange("link").unsetLink().run();
	}
	return (
		<ToolDialog
			title={texts.title}
			words={texts}
			onApply={apply}
			onClose={onClose}
			actions={
				stored !== "" && (
					<Button type="button" variant="quiet" onClick={remove} className="mr-auto">
						{texts.remove}
					</Button>
				)
			}
		>
			<AddressField texts={texts} isWrong={wrong} value={typed} onType={setTyped} />
		</ToolDialog>
	);
}
