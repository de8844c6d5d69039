import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { lettersOf } from "./font-letters.ts";

/**
 * Prints papers, one after the other, in a thread of its own: Typst answers when it is done, and whoever waits for a
 * page meanwhile shall not. It runs from its source, here or beside the built server (scripts/build.ts), and so imports
 * nothing of the shop.
 */

export type PrintOrder = {
	id: number;
	/** Which of the templates says how it looks. */
	template: "paper" | "text" | "joined";
	/** The whole sheet as JSON. */
	sheet: string;
	/** Seconds since 1970, which the document says that it was made at. */
	madeAt: number;
	files: { name: string; mime: string; bytes: Uint8Array }[];
	/** JPEGs that are printed, in the order of the sheet's captions. */
	pictures: Uint8Array[];
	/** A JPEG; null: the company's name stands in its place. */
	logo: Uint8Array | null;
};

export type PrintAnswer = { id: number } & ({ bytes: Uint8Array } | { error: string });

/** Where attached files stand for the template. */
const filesFolder = "/attached";
const picturesFolder = "/pictures";
const logoPath = "/logo.jpg";
/** Papers whose parts Typst remembers. */
const remembered = 10;

const { templates, fontsFolder } = workerData as {
	templates: Record<PrintOrder["template"], string>;
	fontsFolder: string;
};

const fonts = readdirSync(fontsFolder)
	.filter((name) => name.endsWith(".ttf"))
	.map((name) => readFileSync(join(fontsFolder, name)));
const letters = lettersOf(fonts);
const compiler = NodeCompiler.create({ workspace: "/", fontArgs: [{ fontBlobs: fonts }] });

// A page comes before a paper; where a thread cannot stand back, it prints like everybody else.
try {
	setPriority(10);
} catch {}

/** A letter that no font has would print as an empty box, which PDF/A forbids. */
function printable(text: string): string {
	return text.normalize("NFC").replace(/[^\x20-\x7e]/gu, (letter) => (letters(letter) ? letter : "?"));
}

/** What goes wrong, in the compiler's words. */
function reasonOf(error: unknown): string {
	if (error instanceof Error) return error.message;
	return JSON.stringify(error) ?? String(error);
}

function print({ template, sheet, madeAt, files, pictures, logo }: PrintOrder): Uint8Array {
	const shown = pictures.map((bytes, index) => {
		const path = `${picturesFolder}/${index}.jpg`;
		compiler.mapShadow(path, Buffer.from(bytes));
		return path;
	});
	const listed = files.map(({ name, mime, bytes }, index) => {
		const path = `${filesFolder}/${index}/${name}`;
		compiler.mapShadow(path, Buffer.from(bytes));
		// The invoice as data is the same paper in another form; whatever else goes along adds to it.
		const relationship = mime.endsWith("xml") ? "alternative" : "supplement";
		return { path, name, mime, relationship };
	});
	if (logo) compiler.mapShadow(logoPath, Buffer.from(logo));
	try {
		const inputs = {
			sheet: printable(sheet),
			files: JSON.stringify(listed),
			pictures: JSON.stringify(shown),
		};
		const made = compiler.compile({ mainFileContent: templates[template], inputs });
		const document = made.result;
		const failure = made.takeError();
		if (document === null || failure)
			throw new Error(JSON.stringify(failure?.shortDiagnostics ?? "no document"));
		// A file of papers is for the printer of an office: pages of another file are not let into PDF/A.
		const standard = template === "joined" ? {} : ({ pdfStandard: "a-3a" } as const);
		return compiler.pdf(document, { ...standard, pdfTags: true, creationTimestamp: madeAt });
	} finally {
		const given = [...listed.map(({ path }) => path), ...shown, ...(logo ? [logoPath] : [])];
		for (const path of given) compiler.unmapShadow(path);
		compiler.evictCache(remembered);
	}
}

parentPort?.on("message", (order: PrintOrder) => {
	const { id } = order;
	let answer: PrintAnswer;
	try {
		answer = { id, bytes: print(order) };
	} catch (error) {
		answer = { id, error: reasonOf(error) };
	}
	parentPort?.postMessage(answer);
});
