import { ImageUp, RotateCw, X } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import type { UploadTarget } from "../media.ts";
import { type Upload, useHeldForm, useUploads } from "./use-uploads.ts";

type Texts = PageTexts["adminMedia"];

/** Problems that may be gone with the next try. */
const passing: readonly Upload["problem"][] = ["network", "signedOut", "storage"];

function UploadRow(props: { upload: Upload; texts: Texts; onRetry: () => void; onCancel: () => void }) {
	const { texts, upload } = props;
	const { file, percent, problem } = upload;
	const share = new Intl.NumberFormat(useLanguage(), { style: "percent" }).format;
	return (
		<li className="grid gap-2 rounded-md border border-line bg-surface p-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<span className="min-w-0 flex-1 basis-40 truncate font-medium">{file.name}</span>
				{problem && passing.includes(problem) && (
					<Button type="button" variant="quiet" onClick={props.onRetry}>
						<RotateCw aria-hidden="true" className="size-5" />
						{texts.retry}
						<span className="sr-only">{file.name}</span>
					</Button>
				)}
				<Button type="button" variant="quiet" onClick={props.onCancel}>
					<X aria-hidden="true" className="size-5" />
					{problem ? texts.dismiss : texts.cancel}
					<span className="sr-only">{file.name}</span>
				</Button>
			</div>
			{problem ? (
				<p role="alert" className="text-sm font-medium text-error">
					{texts.uploadError} {texts.problems[problem]}
				</p>
			) : (
				<div className="flex items-center gap-3">
					<progress
						aria-label={`${texts.uploading} ${file.name}`}
						value={percent ?? 0}
						max={100}
						className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand-ink"
					/>
					<span className="text-sm text-muted">
						{percent === null ? texts.waiting : percent === 100 ? texts.processing : share(percent / 100)}
					</span>
				</div>
			)}
		</li>
	);
}

type UploadAreaProps = {
	texts: Texts;
	target: UploadTarget;
	multiple: boolean;
	/** What stands beside the upload button. */
	buttons?: ReactNode;
	/** How the parts of the field stand to each other. */
	className?: string;
	onStored: (address: string) => void;
	children: ReactNode;
};

/** A field that images are dropped on, with a button that chooses them and what is on its way. */
export function UploadArea({
	texts,
	target,
	multiple,
	buttons,
	className = "",
	onStored,
	children,
}: UploadAreaProps) {
	const place = useRef<HTMLDivElement>(null);
	const chooser = useRef<HTMLInputElement>(null);
	const formats = useId();
	const [isOver, setOver] = useState(false);
	const { uploads, isSending, hasFailed, add, retry, cancel } = useUploads(target, (address) => {
		onStored(address);
		showToast({ tone: "success", title: texts.uploaded });
	});
	const letGo = useHeldForm(place, { isSending, hasFailed }, texts);

	function take(files: FileList | null): void {
		add([...(files ?? [])].slice(0, multiple ? undefined : 1));
	}
	function onDrag(event: DragEvent<HTMLElement>): void {
		if (!event.dataTransfer.types.includes("Files")) return;
		event.preventDefault();
		setOver(true);
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button
		<div
			ref={place}
			onDragEnter={onDrag}
			onDragOver={onDrag}
			onDragLeave={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
			}}
			onDrop={(event) => {
				setOver(false);
				if (event.dataTransfer.files.length === 0) return;
				event.preventDefault();
				take(event.dataTransfer.files);
			}}
			className={`grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md outline-offset-4 ${className} ${isOver ? "bg-info-soft outline-3 outline-info outline-dashed" : ""}`}
		>
			{children}
			<div className="grid gap-1.5">
				<div className="flex flex-wrap items-center gap-3">
					<label className="relative inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-edge bg-surface px-5 py-2.5 leading-tight font-semibold hover:bg-mist has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-info">
						<ImageUp aria-hidden="true" className="size-5 shrink-0" />
						{multiple ? texts.uploadImages : texts.uploadImage}
						<input
							ref={chooser}
							type="file"
							accept="image/*"
							multiple={multiple}
							aria-describedby={formats}
							className="sr-only"
							onChange={(event) => {
								take(event.currentTarget.files);
								// The same file may be chosen again.
								event.currentTarget.value = "";
							}}
						/>
					</label>
					{buttons}
					<span className="hidden text-muted @md:inline">
						{multiple ? texts.dropImages : texts.dropImage}
					</span>
				</div>
				<p id={formats} className="text-sm text-muted">
					{texts.formats}
				</p>
			</div>
			{uploads.length > 0 && (
				<ul className="grid gap-2">
					{uploads.map((upload) => (
						<UploadRow
							key={upload.id}
							upload={upload}
							texts={texts}
							onRetry={() => retry(upload)}
							onCancel={() => {
								letGo();
								cancel(upload);
								chooser.current?.focus();
							}}
						/>
					))}
				</ul>
			)}
		</div>
	);
}
