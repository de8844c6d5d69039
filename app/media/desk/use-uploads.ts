import { type RefObject, useEffect, useRef, useState } from "react";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { showToast } from "~/ui/toast/toast-store.ts";
import { memberOf } from "~/values/closed-set.ts";
import { imageProblems, mostBytes, targetFields, type UploadTarget, uploadFields } from "../media.ts";

export type SendProblem = (typeof imageProblems)[number] | "network" | "signedOut";

/** An image on its way. @property percent null while it waits for others; 100 while the shop works on it */
export type Upload = { id: number; file: File; percent: number | null; problem: SendProblem | null };

type Sending = {
	address: string;
	file: File;
	target: UploadTarget;
	onProgress: (percent: number) => void;
	onDone: (result: { address: string } | { problem: SendProblem }) => void;
};

/** Sends an image; `fetch` would not say how far it is. @returns ends the sending, without a word */
function sendImage({ address, file, target, onProgress, onDone }: Sending): () => void {
	const form = new FormData();
	for (const [name, value] of targetFields(target)) form.set(name, value);
	form.set(uploadFields.file, file);
	const request = new XMLHttpRequest();
	request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
	request.onload = () => {
		const answer = (request.response ?? {}) as { address?: string; problem?: string };
		if (request.status === 201 && answer.address) onDone({ address: answer.address });
		else if (request.status === 403) onDone({ problem: "signedOut" });
		else onDone({ problem: memberOf(imageProblems, answer.problem) ?? "storage" });
	};
	request.onerror = () => onDone({ problem: "network" });
	request.open("POST", address);
	request.responseType = "json";
	request.setRequestHeader("Accept", "application/json");
	request.send(form);
	return () => request.abort();
}

/** What is wrong with a file before it is sent: the shop takes image files only (shop document §2). */
function judged({ type, size }: File): SendProblem | null {
	if (!type.startsWith("image/")) return "kind";
	return size > mostBytes ? "size" : null;
}

let count = 0;

/**
 * Sends images one after another, in their order.
 * @param onStored gets the address of each; may be called after later renderings
 */
export function useUploads(target: UploadTarget, onStored: (address: string) => void) {
	const address = adminUrls.media(useLanguage());
	const [uploads, setUploads] = useState<Upload[]>([]);
	const waiting = useRef<Upload[]>([]);
	const current = useRef<{ id: number; stop: () => void } | null>(null);
	useEffect(
		() => () => {
			waiting.current = [];
			current.current?.stop();
		},
		[],
	);

	function change(id: number, given: Partial<Upload>): void {
		setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...given } : upload)));
	}
	function drop(id: number): void {
		setUploads((all) => all.filter((upload) => upload.id !== id));
	}
	function sendNext(): void {
		const upload = current.current ? undefined : waiting.current.shift();
		if (!upload) return;
		const { id, file } = upload;
		change(id, { percent: 0 });
		const stop = sendImage({
			...{ address, file, target },
			onProgress: (percent) => change(id, { percent }),
			onDone(result) {
				current.current = null;
				if ("problem" in result) change(id, { percent: null, problem: result.problem });
				else {
					drop(id);
					onStored(result.address);
				}
				sendNext();
			},
		});
		current.current = { id, stop };
	}

	return {
		uploads,
		isSending: uploads.some(({ problem }) => problem === null),
		add(files: readonly File[]): void {
			const added = files.map((file) => ({ id: ++count, file, percent: null, problem: judged(file) }));
			setUploads((all) => [...all, ...added]);
			waiting.current.push(...added.filter(({ problem }) => problem === null));
			sendNext();
		},
		retry(upload: Upload): void {
			change(upload.id, { problem: null });
			waiting.current.push(upload);
			sendNext();
		},
		/** Ends an upload, or forgets one that failed. */
		cancel({ id }: Upload): void {
			waiting.current = waiting.current.filter((upload) => upload.id !== id);
			if (current.current?.id === id) {
				current.current.stop();
				current.current = null;
			}
			drop(id);
			sendNext();
		},
	};
}

/** Keeps a form from being saved without the images that are still on their way. */
export function useHeldForm(
	place: RefObject<HTMLElement | null>,
	isSending: boolean,
	texts: PageTexts["adminMedia"],
): void {
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!isSending || !form) return;
		// On the form itself: the page's own listeners wait further up.
		function hold(event: SubmitEvent): void {
			event.preventDefault();
			event.stopPropagation();
			showToast({ tone: "error", title: texts.running });
		}
		form.addEventListener("submit", hold);
		return () => form.removeEventListener("submit", hold);
	}, [place, isSending, texts]);
}
