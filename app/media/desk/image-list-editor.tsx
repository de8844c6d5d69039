import type { UniqueIdentifier } from "@dnd-kit/core";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { ChoosePicture } from "~/desk/rich-text/picture-chooser.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { SortableList } from "~/ui/sortable-list.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { isWebAddress } from "~/values/web-address.ts";
import { addressesOf, type ImageEditorProps, moved } from "../media.ts";
import { ImageRow, type ListedImage } from "./image-row.tsx";
import { UploadArea } from "./upload-area.tsx";
import { useChangedValue } from "./use-changed-value.ts";

let count = 0;

function listed(address: string): ListedImage {
	return { id: ++count, address };
}

/** Several images in their order (shop document §2, Images tab). */
export default function ImageListEditor(props: ImageEditorProps) {
	const { texts, target, start, id, name, label, hint, error } = props;
	const [images, setImages] = useState(() => addressesOf(start.value).map(listed));
	const [typed, setTyped] = useState("");
	const [typedProblem, setTypedProblem] = useState<"address" | "twice" | null>(null);
	const [told, setTold] = useState("");
	const field = useRef<HTMLFieldSetElement>(null);
	const hidden = useRef<HTMLTextAreaElement>(null);
	const input = useRef<HTMLInputElement>(null);
	// Where the focus goes once the list has been drawn again.
	const goal = useRef<{ image: number | undefined; task: string } | null>(null);
	const pending = typed.trim();
	const isTwice = images.some(({ address }) => address === pending);
	// An address that was typed and not added yet goes along: whoever saves means it.
	const addresses = images.map(({ address }) => address);
	const value = [...addresses, ...(pending === "" || isTwice ? [] : [pending])].join("\n");
	useChangedValue(hidden, value, addressesOf(start.value).join("\n"), props.onChange);
	useEffect(() => {
		if (start.hadFocus) input.current?.focus();
	}, [start]);
	useOnChange(images, () => {
		if (!goal.current) return;
		const { image, task } = goal.current;
		goal.current = null;
		const button = field.current?.querySelector<HTMLElement>(`[data-image="${image}"] [data-task="${task}"]`);
		(button ?? input.current)?.focus();
	});

	const placeOf = (of: UniqueIdentifier) => images.findIndex((image) => image.id === of);
	const words = {
		image: (of: UniqueIdentifier) => `${texts.image} ${placeOf(of) + 1}.`,
		place: (at: number) => `${texts.position} ${at + 1} ${texts.of} ${images.length}.`,
	};
	function addTyped(): void {
		if (pending === "") return;
		if (isTwice || !isWebAddress(pending)) {
			setTypedProblem(isTwice ? "twice" : "address");
			return;
		}
		setImages([...images, listed(pending)]);
		setTyped("");
		setTypedProblem(null);
	}
	const addSent = useEffectEvent(addTyped);
	useEffect(() => {
		const form = field.current?.form;
		const add = () => addSent();
		form?.addEventListener("submit", add);
		return () => form?.removeEventListener("submit", add);
	}, []);
	function addPressed(): void {
		addTyped();
		// The button is disabled now: the next address can be typed at once.
		if (pending !== "" && !isTwice && isWebAddress(pending)) input.current?.focus();
	}
	function move(from: number, to: number, task: string): void {
		const image = images[from];
		if (!image) return;
		goal.current = { image: image.id, task };
		setImages(moved(images, from, to));
		setTold(`${words.image(image.id)} ${words.place(to)}`);
	}
	function remove(index: number): void {
		goal.current = { image: images[index + 1]?.id, task: "remove" };
		setImages(images.toSpliced(index, 1));
		showToast({ tone: "success", title: texts.deleted });
	}

	return (
		<fieldset
			ref={field}
			className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
			aria-describedby={hint ? `${id}-hint` : undefined}
		>
			<legend className="float-left w-full text-sm font-semibold">{label}</legend>
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-muted">
					{hint}
				</p>
			)}
			<textarea ref={hidden} hidden readOnly name={name} value={value} />
			<p role="status" className="sr-only">
				{told}
			</p>
			<UploadArea
				texts={texts}
				target={target}
				multiple
				buttons={
					<ChoosePicture
						field={label}
						onChoose={(address) =>
							images.some((image) => image.address === address)
								? setTypedProblem("twice")
								: setImages([...images, listed(address)])
						}
					/>
				}
				onStored={(address) => setImages((before) => [...before, listed(address)])}
			>
				{images.length === 0 ? (
					<p className="rounded-md border border-dashed border-edge bg-mist p-6 text-center text-muted">
						{texts.noImages}
					</p>
				) : (
					<SortableList
						id={`${id}-drag`}
						ids={images.map((image) => image.id)}
						say={{
							instructions: texts.dragHelp,
							lifted: (of, at) => `${words.image(of)} ${texts.pickedUp} ${words.place(at)}`,
							over: words.place,
							dropped: (at) => `${texts.putDown} ${at === null ? "" : words.place(at)}`,
							cancelled: (of) => `${words.image(of)} ${texts.putBack}`,
						}}
						onMove={(from, to) => setImages(moved(images, from, to))}
					>
						<ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
							{images.map((image, index) => (
								<ImageRow
									key={image.id}
									image={image}
									place={index + 1}
									last={images.length}
									texts={texts}
									onMove={(task) => move(index, task === "up" ? index - 1 : index + 1, task)}
									onRemove={() => remove(index)}
								/>
							))}
						</ol>
					</SortableList>
				)}
				<div className="grid items-start gap-3 @md:grid-cols-[minmax(0,1fr)_auto]">
					<TextField
						ref={input}
						id={id}
						label={texts.url}
						error={typedProblem ? texts.problems[typedProblem] : error}
						value={typed}
						onChange={(event) => {
							setTyped(event.currentTarget.value);
							setTypedProblem(null);
						}}
						onKeyDown={(event: KeyboardEvent) => {
							if (event.key !== "Enter") return;
							event.preventDefault();
							addPressed();
						}}
						inputMode="url"
						autoCapitalize="none"
						spellCheck={false}
					/>
					<Button
						type="button"
						variant="quiet"
						disabled={typed.trim() === ""}
						onClick={addPressed}
						className="@md:mt-[1.6875rem]"
					>
						{texts.addByUrl}
					</Button>
				</div>
			</UploadArea>
		</fieldset>
	);
}
