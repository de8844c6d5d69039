import { Copy, ImageUp } from "lucide-react";
import { Suspense, useRef } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { lateView } from "~/ui/late-view.ts";
import { Notice } from "~/ui/notice.tsx";
import { Picture } from "~/ui/picture.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import { type ImageProblem, uploadFields } from "../media.ts";

const UploadArea = lateView(
	() => import("./upload-area.tsx"),
	(file) => file.UploadArea,
);

type Texts = PageTexts["adminMedia"];

/** The picture that has just been uploaded, and its address to take along. */
function Result({ address, texts }: { address: string; texts: Texts }) {
	const field = useRef<HTMLInputElement>(null);
	const scripted = useScripted();
	async function copy(): Promise<void> {
		field.current?.select();
		// Where the browser allows no copying the selected text is one key away from it.
		await navigator.clipboard?.writeText(address).then(
			() => showToast({ tone: "success", title: texts.copied }),
			() => {},
		);
	}
	return (
		<section aria-labelledby="picture-result" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<h2 id="picture-result" className="text-2xl">
				{texts.result}
			</h2>
			{/* With scripts a toast says so. */}
			{!scripted && <Notice tone="success">{texts.uploaded}</Notice>}
			<Picture
				src={address}
				alt=""
				sizes="(min-width: 768px) 640px, 100vw"
				className="h-auto max-w-[min(100%,40rem)] justify-self-start rounded-lg bg-mist"
			/>
			<div className="grid max-w-2xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
				<TextField
					ref={field}
					label={texts.address}
					hint={texts.addressHint}
					readOnly
					value={address}
					onFocus={(event) => event.currentTarget.select()}
				/>
				{scripted && (
					<Button type="button" variant="quiet" onClick={copy} className="sm:mt-[1.6875rem]">
						<Copy aria-hidden="true" className="size-5" />
						{texts.copy}
					</Button>
				)}
			</div>
		</section>
	);
}

/** Uploads pictures for any form of the owner's side: several at once, or without scripts one. */
export function PictureUpload(props: {
	texts: Texts;
	address: string;
	/** Address of the one before, where no scripts run. */
	uploaded: string | null;
	answer: { problem: ImageProblem } | null;
}) {
	const { texts, uploaded, answer } = props;
	const form = useRef<HTMLFormElement>(null);
	const scripted = useScripted();
	const { revalidate } = useRevalidator();
	const sending = useNavigation().formMethod === "POST";
	useFocusOnError(form, answer);
	const plain = (
		<>
			{/* Another picture starts with an empty form. */}
			<Form
				key={uploaded}
				ref={form}
				method="post"
				action={props.address}
				encType="multipart/form-data"
				noValidate
				className="grid max-w-2xl gap-5"
			>
				<input type="hidden" name={uploadFields.kind} value="content" />
				<TextField
					id="picture-file"
					name={uploadFields.file}
					label={texts.file}
					hint={`${texts.formats} ${texts.reduced}`}
					error={answer ? `${texts.uploadError} ${texts.problems[answer.problem]}` : undefined}
					type="file"
					accept="image/*"
					className="file:mr-3 file:rounded-sm file:border-0 file:bg-brand-soft file:px-3 file:py-1.5 file:font-semibold file:text-brand-ink"
				/>
				<SubmitButton sending={sending} className="justify-self-start">
					<ImageUp aria-hidden="true" className="size-5" />
					{sending ? texts.sending : texts.send}
				</SubmitButton>
			</Form>
			{uploaded && <Result key={`result ${uploaded}`} address={uploaded} texts={texts} />}
		</>
	);
	if (!scripted || uploaded !== null || answer !== null) return plain;
	// The form for one stands until the code for several is there.
	return (
		<Suspense fallback={plain}>
			<div className="@container rounded-lg border border-line p-4 md:p-6">
				<UploadArea texts={texts} target={{ kind: "content" }} multiple onStored={() => revalidate()}>
					<p className="text-sm text-muted">{texts.reduced}</p>
				</UploadArea>
			</div>
		</Suspense>
	);
}
