import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ChoosePicture } from "~/desk/rich-text/picture-chooser.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { Picture } from "~/ui/picture.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { isWebAddress } from "~/values/web-address.ts";
import type { ImageEditorProps } from "../media.ts";
import { UploadArea } from "./upload-area.tsx";
import { useChangedValue } from "./use-changed-value.ts";

/** One image: its picture, its address to type, and a button that uploads another. */
export default function ImageEditor({ texts, target, start, onChange, isWhole, ...field }: ImageEditorProps) {
	const input = useRef<HTMLInputElement>(null);
	const [address, setAddress] = useState(start.value);
	// Half an address names no picture: what is typed is shown when it is done.
	const [shown, setShown] = useState(start.value);
	useChangedValue(input, address, start.value, onChange);
	useEffect(() => {
		if (start.hadFocus) input.current?.focus();
	}, [start]);

	function choose(chosen: string): void {
		setAddress(chosen);
		setShown(chosen);
	}
	return (
		<div className="@container">
			<UploadArea
				texts={texts}
				target={target}
				multiple={false}
				className="content-start gap-x-4 @md:grid-cols-[auto_minmax(0,1fr)] @md:[&>*]:col-start-2"
				onStored={choose}
				buttons={
					<>
						<ChoosePicture field={field.label} onChoose={choose} />
						{address !== "" && (
							<Button
								type="button"
								variant="quiet"
								onClick={() => {
									choose("");
									input.current?.focus();
									showToast({ tone: "success", title: texts.deleted });
								}}
							>
								<Trash2 aria-hidden="true" className="size-5" />
								{texts.remove}
								<span className="sr-only">{field.label}</span>
							</Button>
						)}
					</>
				}
			>
				<TextField
					{...field}
					ref={input}
					value={address}
					onChange={(event) => setAddress(event.currentTarget.value)}
					onBlur={() => setShown(address.trim())}
					inputMode="url"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<div className="w-36 @md:!col-start-1 @md:row-span-3 @md:row-start-1">
					{isWebAddress(shown) ? (
						<Picture
							// Its average colour would stand around a picture that does not fill its place.
							src={isWhole ? shown.replace(/&tone=[\da-f]{6}/, "") : shown}
							alt=""
							width={144}
							height={108}
							sizes="144px"
							className={`aspect-[4/3] w-full rounded-md border border-line ${isWhole ? "bg-surface object-contain p-2" : "bg-mist object-cover"}`}
						/>
					) : (
						<p className="grid aspect-[4/3] place-items-center rounded-md border border-dashed border-edge bg-mist p-2 text-center text-sm text-muted">
							{texts.noImage}
						</p>
					)}
				</div>
			</UploadArea>
		</div>
	);
}
