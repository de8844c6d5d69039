import type { Editor } from "@tiptap/react";
import { type ChangeEvent, useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextField } from "~/ui/field.tsx";
import { setLostForm } from "~/ui/lost-form/lost-form.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { AddressField } from "./address-field.tsx";
import { readPictureAddress } from "./link-address.ts";
import { ChoosePicture } from "./picture-chooser.tsx";
import { backToText, ToolDialog } from "./tool-dialog.tsx";
import { type UploadProblem, uploadPicture } from "./upload-picture.ts";

/** Asks for a picture, by address or by upload, and for what it shows. A chosen picture is changed. */
export function ImageDialog(props: {
	editor: Editor;
	texts: PageTexts["richText"];
	uploadAddress: string | null;
	onClose: () => void;
}) {
	const { editor, uploadAddress, onClose } = props;
	const texts = props.texts.imageDialog;
	const [stored] = useState(() => editor.getAttributes("image"));
	const [typed, setTyped] = useState(String(stored.src ?? ""));
	const [alt, setAlt] = useState(String(stored.alt ?? ""));
	const [wrong, setWrong] = useState(false);
	const [upload, setUpload] = useState<"none" | "running" | UploadProblem>("none");

	async function send(file: File): Promise<void> {
		if (uploadAddress === null) return;
		setUpload("running");
		const result = await uploadPicture(uploadAddress, file);
		setUpload("problem" in result ? result.problem : "none");
		if ("address" in result) setTyped(result.address);
		else if (result.problem === "signedOut")
			setLostForm({ reason: "signedOut", again: () => void send(file) });
	}
	function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
		const file = input.files?.[0];
		if (file) void send(file);
		// The same file can be chosen again.
		input.value = "";
	}
	function apply(): void {
		const src = readPictureAddress(typed);
		setWrong(src === null);
		if (src === null) return;
		backToText(editor, onClose);
		// Another picture has other measures; where they are known, the text does not jump when it arrives.
		const { width = null, height = null } = src === stored.src ? stored : (pictureOf(src) ?? {});
		const attrs = { src, alt: alt.trim(), width, height };
		const chain = editor.chain();
		if (stored.src) chain.updateAttributes("image", attrs).run();
		else chain.insertContent({ type: "image", attrs }).run();
	}
	const { uploadFailed: failed, uploadRefused: refused } = texts;
	const states = { none: "", running: texts.uploading, failed, refused, signedOut: failed };
	const isWrong = upload !== "none" && upload !== "running";
	return (
		<ToolDialog title={texts.title} words={texts} onApply={apply} onClose={onClose}>
			<AddressField texts={texts} isWrong={wrong} value={typed} onType={setTyped} />
			{uploadAddress !== null && (
				<div className="grid gap-1.5">
					<TextField
						label={texts.upload}
						type="file"
						accept="image/*"
						onChange={choose}
						disabled={upload === "running"}
					/>
					<p role="status" className={`text-sm ${isWrong ? "text-error" : "text-muted"}`}>
						{states[upload]}
					</p>
				</div>
			)}
			<div>
				<ChoosePicture onChoose={setTyped} />
			</div>
			<TextField
				label={texts.alt}
				hint={texts.altHint}
				value={alt}
				onChange={(event) => setAlt(event.target.value)}
				maxLength={300}
			/>
		</ToolDialog>
	);
}
