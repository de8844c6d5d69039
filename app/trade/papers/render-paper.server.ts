import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { qrPicture } from "~/platform/qr-picture.server.ts";
import { noonOf } from "~/values/day.ts";
import type { Paper, PaperAttachment } from "./paper.ts";
import { sheetOf } from "./paper-sheet.ts";
import template from "./print/paper.typ?raw";
import type { PrintAnswer, PrintOrder } from "./print/print-thread.server.ts";

/** What prints, and its fonts: beside this file among the sources, in a build where scripts/build.ts puts it. */
const printFolder = import.meta.env.DEV
	? new URL("print/", import.meta.url)
	: new URL("print/", import.meta.url.replace(/^(.*\/build\/server\/).*$/, "$1"));

/** A first paper loads fonts and program: 0.3 s. Whatever takes longer than this hangs. */
const longestMs = 20_000;
/** A thread that nobody needs gives its memory back. */
const idleMs = 60_000;

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (reason: Error) => void };

type Printer = { thread: Worker; waiting: Map<number, Waiting>; idle: NodeJS.Timeout | undefined };

let printer: Printer | null = null;
let lastId = 0;

function startPrinter(): Printer {
	const fontsFolder = fileURLToPath(new URL("fonts/", printFolder));
	const thread = new Worker(new URL("print-thread.server.ts", printFolder), {
		workerData: { template, fontsFolder },
		execArgv: [],
	});
	const started: Printer = { thread, waiting: new Map(), idle: undefined };
	const end = (reason: Error) => {
		if (printer === started) printer = null;
		for (const { reject } of started.waiting.values()) reject(reason);
		started.waiting.clear();
	};
	thread.on("message", (answer: PrintAnswer) => {
		const waiting = started.waiting.get(answer.id);
		started.waiting.delete(answer.id);
		if ("bytes" in answer) waiting?.resolve(answer.bytes);
		else waiting?.reject(new Error(answer.error));
		rest(started);
	});
	thread.on("error", (error) => {
		log.error("papers cannot be printed", { error: errorText(error) });
		end(error instanceof Error ? error : new Error(String(error)));
	});
	thread.on("exit", () => end(new Error("the printer has ended")));
	return started;
}

/** Keeps no process from ending; ends by itself when nothing is printed for a while. */
function rest(given: Printer): void {
	clearTimeout(given.idle);
	if (given.waiting.size > 0) return;
	given.thread.unref();
	given.idle = setTimeout(() => {
		if (printer === given) printer = null;
		void given.thread.terminate();
	}, idleMs);
	given.idle.unref();
}

/**
 * A paper as PDF/A-3a: tagged, every font inside. The same paper gives the same bytes. Printed one after the other in a
 * thread of its own, 5 to 20 ms each, so that no request waits for it; the first takes 0.3 s.
 * @param attachments go along inside, an XML file as the same paper in another form
 * @throws Error in the printer's words, or after 20 s
 */
export async function renderPaper(
	paper: Paper,
	attachments: readonly PaperAttachment[] = [],
): Promise<Uint8Array> {
	const sheet = sheetOf(paper, {
		words: paperCatalogues[paper.language],
		drawQr: (payload) => qrPicture(payload, "M"),
	});
	printer ??= startPrinter();
	const current = printer;
	clearTimeout(current.idle);
	current.thread.ref();
	lastId += 1;
	const order: PrintOrder = {
		id: lastId,
		sheet: JSON.stringify(sheet),
		madeAt: noonOf(paper.date).getTime() / 1_000,
		files: attachments.map(({ name, mime, bytes }) => ({ name, mime, bytes })),
	};
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			if (printer === current) printer = null;
			void current.thread.terminate();
			reject(new Error("the paper was not printed in time"));
		}, longestMs);
		timer.unref();
		current.waiting.set(order.id, {
			resolve: (bytes) => {
				clearTimeout(timer);
				resolve(bytes);
			},
			reject: (reason) => {
				clearTimeout(timer);
				reject(reason);
			},
		});
		current.thread.postMessage(order);
	});
}
