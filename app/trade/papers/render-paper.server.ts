import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { qrPicture } from "~/platform/qr-picture.server.ts";
import { type Day, noonOf } from "~/values/day.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { Paper, PaperAttachment, PaperLogo } from "./paper.ts";
import { breakable, logoSize, sheetOf } from "./paper-sheet.ts";
import joinedTemplate from "./print/joined.typ?raw";
import paperTemplate from "./print/paper.typ?raw";
import type { PrintAnswer, PrintOrder } from "./print/print-thread.server.ts";
import textTemplate from "./print/text.typ?raw";
import type { Block } from "./rich-blocks.ts";

/** What prints, and its fonts: beside this file among the sources, in a build where scripts/build.ts puts it. */
const printFolder = import.meta.env.DEV
	? new URL("print/", import.meta.url)
	: new URL("print/", import.meta.url.replace(/^(.*\/build\/server\/).*$/, "$1"));

/** A first paper loads fonts and program: 0.3 s. Whatever takes longer than this hangs. */
const longestMs = 20_000;
/** A thread that nobody needs gives its memory back. */
const idleMs = 60_000;

/** Of a logo above a text, in millimetres. */
const logoOfTexts = { width: 60, height: 15 };

/** Letters of a text's blocks, as JSON: some hundred pages. */
const mostLetters = 1_000_000;

/** A text of the shop to be printed. @property about a line below the title; null: none */
export type TextSheet = {
	lang: Language;
	region: string;
	title: string;
	/** Of the text, for what the document says of itself. */
	date: Day;
	about: string | null;
	company: string;
	footer: string;
	/** "Page {page} of {pages}" */
	page: string;
	blocks: readonly Block[];
};

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (reason: Error) => void };

type Printer = { thread: Worker; waiting: Map<number, Waiting>; idle: NodeJS.Timeout | undefined };

let printer: Printer | null = null;
let lastId = 0;

function startPrinter(): Printer {
	const fontsFolder = fileURLToPath(new URL("fonts/", printFolder));
	const thread = new Worker(new URL("print-thread.server.ts", printFolder), {
		workerData: {
			templates: { paper: paperTemplate, text: textTemplate, joined: joinedTemplate },
			fontsFolder,
		},
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
 * A logo that the printer cannot read keeps no paper back: it carries the name.
 * @param attachments go along inside, an XML file as the same paper in another form
 * @throws Error in the printer's words, or after 20 s
 */
export async function renderPaper(
	paper: Paper,
	attachments: readonly PaperAttachment[] = [],
): Promise<Uint8Array> {
	const files = attachments.map(({ name, mime, bytes }) => ({ name, mime, bytes }));
	const pictures = (paper.pictures ?? []).map(({ bytes }) => bytes);
	return printWith(paper.logo, (logo) => {
		const sheet = sheetOf(
			{ ...paper, logo },
			{ words: paperCatalogues[paper.language], drawQr: (payload) => qrPicture(payload, "M") },
		);
		const [text, madeAt] = [JSON.stringify(sheet), madeOn(paper.date)];
		return print({ template: "paper", sheet: text, madeAt, files, pictures, logo: logo?.bytes ?? null });
	});
}

/**
 * A text as PDF/A-3a, by the same printer. The same text gives the same bytes.
 * @throws RangeError for one of more than `mostLetters`, which would keep papers waiting; else as `renderPaper`
 */
export async function renderText(sheet: TextSheet, given: PaperLogo | null = null): Promise<Uint8Array> {
	return printWith(given, (logo) => {
		const whole = { ...sheet, logo: logo && logoSize(logo, logoOfTexts) };
		const text = JSON.stringify(whole, (key, value) => (key === "text" ? breakable(value) : value));
		if (text.length > mostLetters) throw new RangeError(`a text of ${text.length} letters is not printed`);
		const order = { template: "text" as const, sheet: text, madeAt: madeOn(sheet.date) };
		return print({ ...order, files: [], pictures: [], logo: logo?.bytes ?? null });
	});
}

/** How many pages a paper has that was printed here. @throws Error for what does not say so */
function pagesOf(pdf: Uint8Array): number {
	const counts = Buffer.from(pdf)
		.toString("latin1")
		.matchAll(/\/Type\s*\/Pages\s*\/Count (\d+)/g);
	const pages = Math.max(0, ...[...counts].map(([, count]) => Number(count)));
	if (pages === 0) throw new Error("a paper without pages");
	return pages;
}

/**
 * Papers that were printed before, one behind the other in one file, each page as it is; no PDF/A, which takes in no pages of
 * another file.
 * @param papers their names say to who cannot see a page what it is
 * @throws as `renderPaper`
 */
export async function renderJoined(
	papers: readonly { name: string; bytes: Uint8Array }[],
	{ title, language }: { title: string; language: Language },
): Promise<Uint8Array> {
	const pages = papers.flatMap(({ name, bytes }, file) =>
		Array.from({ length: pagesOf(bytes) }, (_, index) => ({ file, page: index + 1, alt: name })),
	);
	const files = papers.map(({ bytes }, index) => ({ name: `${index}.pdf`, mime: "application/pdf", bytes }));
	const sheet = JSON.stringify({ title, lang: language, pages });
	const madeAt = Math.floor(Date.now() / 1_000);
	return print({ template: "joined", sheet, madeAt, files, pictures: [], logo: null });
}

/** Prints with the logo, and without it where that fails and this does not. */
async function printWith(
	logo: PaperLogo | null | undefined,
	run: (logo: PaperLogo | null) => Promise<Uint8Array>,
): Promise<Uint8Array> {
	if (!logo) return run(null);
	try {
		return await run(logo);
	} catch (error) {
		const bytes = await run(null);
		log.warn("logo not printed", { error: errorText(error) });
		return bytes;
	}
}

/** Seconds since 1970. */
const madeOn = (day: Day) => noonOf(day).getTime() / 1_000;

function print(given: Omit<PrintOrder, "id">): Promise<Uint8Array> {
	printer ??= startPrinter();
	const current = printer;
	clearTimeout(current.idle);
	current.thread.ref();
	lastId += 1;
	const order: PrintOrder = { id: lastId, ...given };
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
