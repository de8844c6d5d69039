import { type RefObject, useEffect, useRef, useState } from "react";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { setLostForm } from "~/ui/lost-form/lost-form.ts";
import { openAround } from "~/ui/tabs/open-around.ts";
import { showToast } from "~/ui/toast/toast-store.ts";
import { memberOf } from "~/values/closed-set.ts";
import {
	imageProblems,
	mostBytes,
	newUploadKey,
	targetFields,
	type UploadTarget,
	uploadFields,
} from "../media.ts";

export type SendProblem = (typeof imageProblems)[number] | "network" | "signedOut";

/**
 * An image on its way. @property key the same for each try, so that the shop keeps it once
 * @property percent null while it waits for others; 100 while the shop works on it
 */
export type Upload = {
	id: number;
	key: string;
	file: File;
	percent: number | null;
	problem: SendProblem | null;
};

type Sending = {
	address: string;
	upload: Upload;
	target: UploadTarget;
	onProgress: (percent: number) => void;
	onDone: (result: { address: string } | { problem: SendProblem }) => void;
};

/** Sends an image; `fetch` would not say how far it is. @returns ends the sending, without a word */
function sendImage({ address, upload, target, onProgress, onDone }: Sending): () => void {
	const form = new FormData();
	for (const [name, value] of targetFields(target)) form.set(name, value);
	form.set(uploadFields.key, upload.key);
	form.set(uploadFields.file, upload.file);
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

/** Uploads of one field that are on their way at once: the next is sent while the shop works on the one before. */
const atOnce = 3;

/**
 * Sends images, some at once; their addresses come in the order in which they were added.
 * @param onStored gets the address of each; may be called after later renderings
 */
export function useUploads(target: UploadTarget, onStored: (address: string) => void) {
	const address = adminUrls.media(useLanguage());
	const [uploads, setUploads] = useState<Upload[]>([]);
	const waiting = useRef<Upload[]>([]);
	const running = useRef(new Map<number, () => void>());
	/** Ids in their order, each with its address once it is stored. */
	const order = useRef(new Map<number, string | null>());
	/** What waits for its sender to sign in again. */
	const signedOut = useRef(new Map<number, Upload>());
	useEffect(
		() => () => {
			waiting.current = [];
			signedOut.current.clear();
			for (const stop of running.current.values()) stop();
		},
		[],
	);

	function change(id: number, given: Partial<Upload>): void {
		setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...given } : upload)));
	}
	function drop(id: number): void {
		setUploads((all) => all.filter((upload) => upload.id !== id));
	}
	/** Hands over what is stored and has nothing before it that is still on its way. */
	function handOver(): void {
		for (const [id, stored] of order.current) {
			if (stored === null) return;
			order.current.delete(id);
			drop(id);
			onStored(stored);
		}
	}
	function sendNext(): void {
		while (running.current.size < atOnce) {
			const upload = waiting.current.shift();
			if (!upload) return;
			send(upload);
		}
	}
	function sendAgain(upload: Upload): void {
		signedOut.current.delete(upload.id);
		change(upload.id, { problem: null });
		order.current.set(upload.id, null);
		waiting.current.push(upload);
		sendNext();
	}
	/** Whose session has ended signs in right there, and all that waited for it goes out. */
	function askToSignIn(upload: Upload): void {
		signedOut.current.set(upload.id, upload);
		setLostForm({ reason: "signedOut", again: () => [...signedOut.current.values()].forEach(sendAgain) });
	}
	function send(upload: Upload): void {
		const { id } = upload;
		change(id, { percent: 0 });
		const stop = sendImage({
			...{ address, upload, target },
			onProgress: (percent) => change(id, { percent }),
			onDone(result) {
				running.current.delete(id);
				if ("problem" in result) {
					change(id, { percent: null, problem: result.problem });
					// What failed holds nobody up; tried again, it comes last.
					order.current.delete(id);
					if (result.problem === "signedOut") askToSignIn(upload);
				} else order.current.set(id, result.address);
				handOver();
				sendNext();
			},
		});
		running.current.set(id, stop);
	}

	return {
		uploads,
		isSending: uploads.some(({ problem }) => problem === null),
		hasFailed: uploads.some(({ problem }) => problem !== null),
		add(files: readonly File[]): void {
			const added = files.map((file) => ({
				...{ id: ++count, key: newUploadKey(), file },
				...{ percent: null, problem: judged(file) },
			}));
			setUploads((all) => [...all, ...added]);
			const good = added.filter(({ problem }) => problem === null);
			for (const { id } of good) order.current.set(id, null);
			waiting.current.push(...good);
			sendNext();
		},
		retry: sendAgain,
		/** Ends an upload, or forgets one that failed. */
		cancel({ id }: Upload): void {
			waiting.current = waiting.current.filter((upload) => upload.id !== id);
			running.current.get(id)?.();
			running.current.delete(id);
			order.current.delete(id);
			signedOut.current.delete(id);
			drop(id);
			handOver();
			sendNext();
		},
	};
}

/**
 * Holds a form that is saved while images are on their way, and says so; it is saved by itself when they are in. One that
 * failed holds it too: saved without, it would be gone without a word.
 * @returns lets go of it: whoever ends an upload looks at the form once more before it is saved
 */
export function useHeldForm(
	place: RefObject<HTMLElement | null>,
	{ isSending, hasFailed }: { isSending: boolean; hasFailed: boolean },
	texts: PageTexts["adminMedia"],
): () => void {
	const held = useRef<{ form: HTMLFormElement; button: HTMLElement | null } | null>(null);
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!(isSending || hasFailed) || !form) return;
		// On the form itself: the page's own listeners wait further up.
		function hold(event: SubmitEvent): void {
			event.preventDefault();
			event.stopPropagation();
			if (isSending) {
				held.current = { form: event.currentTarget as HTMLFormElement, button: event.submitter };
				showToast({ tone: "success", title: texts.saves });
			} else {
				showToast({ tone: "error", title: texts.notSaved });
				// To what can be done about it, which may be far from the button, in a tab that is not open.
				const failed = place.current?.querySelector("[role=alert]")?.parentElement;
				if (failed) openAround(failed);
				failed?.querySelector("button")?.focus();
			}
		}
		form.addEventListener("submit", hold);
		return () => form.removeEventListener("submit", hold);
	}, [place, isSending, hasFailed, texts]);
	useEffect(() => {
		const save = held.current;
		if (isSending || !save) return;
		held.current = null;
		if (hasFailed) showToast({ tone: "error", title: texts.notSaved });
		else if (save.form.isConnected) save.form.requestSubmit(save.button);
	}, [isSending, hasFailed, texts]);
	return () => {
		held.current = null;
	};
}
