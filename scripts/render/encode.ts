import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { knownAddresses, writeAddressFiles } from "./address-files.ts";
import { CONDITIONS, defaultColour, defaultLettering } from "./colours.ts";
import { HERE, PRODUCTS, SCENES, VIEWS } from "./job.ts";
import { filesOf, QUALITY, type Source, writeWebFiles } from "./web-files.ts";

const USAGE = `Makes the files that the shop delivers from the rendered pictures, and the two lists of their addresses.

node scripts/render/encode.ts [options]
  --from DIR    where the renders are (default scripts/render/out)
  --to DIR      where the files go (default public/pictures); addresses are only written for the default
  --effort N    0 (quick) to 9 (small) for AVIF, default 2
  --complete    fail when a picture has not been rendered yet
`;

const { values } = parseArgs({
	options: {
		from: { type: "string", default: join(HERE, "out") },
		to: { type: "string" },
		effort: { type: "string", default: "2" },
		complete: { type: "boolean", default: false },
		help: { type: "boolean" },
	},
});
if (values.help) {
	console.log(USAGE);
	process.exit(0);
}
const from = resolve(values.from);
const to = resolve(values.to ?? join(HERE, "../../public/pictures"));
const effort = Number(values.effort);
const BUDGET = 25_000_000;

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

function allSources(): Source[] {
	const products = PRODUCTS.flatMap(({ key }) =>
		CONDITIONS.flatMap((condition) =>
			VIEWS.map((view): Source => {
				const id = `${key}-${condition}-${view}`;
				const paint = {
					mask: join(from, `${id}-mask.png`),
					ink: join(from, `${id}-ink.png`),
					colour: defaultColour(key, condition),
					lettering: defaultLettering(key, condition),
				};
				const picture = join(from, `${id}.png`);
				return { name: `products/${id}`, picture, paint, paintable: view === "front" };
			}),
		),
	);
	const scenes = SCENES.map((scene): Source => {
		return { name: `scenes/${scene}`, picture: join(from, `${scene}.png`), paint: null, paintable: false };
	});
	return [...products, ...scenes];
}

function isRendered({ picture, paint }: Source): boolean {
	return existsSync(picture) && (paint === null || (existsSync(paint.mask) && existsSync(paint.ink)));
}

/** What was made from which render: kept beside the renders, so that only new ones are encoded. */
type Made = { source: string; address: string; result: string };
const stateFile = join(from, "encoded.json");

function readState(): Record<string, Made> {
	return existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, "utf8")) : {};
}

function writeState(state: Record<string, Made>): void {
	writeFileSync(`${stateFile}.part`, JSON.stringify(state, null, "\t"));
	renameSync(`${stateFile}.part`, stateFile);
}

function sum(...parts: (string | Buffer)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part).update("\0");
	return hash.digest("hex").slice(0, 16);
}

function sourceSum({ picture, paint, paintable }: Source): string {
	const settings = JSON.stringify({ QUALITY, effort, paintable });
	if (!paint) return sum(settings, readFileSync(picture));
	const [mask, ink] = [readFileSync(paint.mask), readFileSync(paint.ink)];
	return sum(settings, readFileSync(picture), paint.colour, mask, paint.lettering, ink);
}

/** Of what was written; another run from elsewhere may have replaced it. */
function resultSum(address: string): string | null {
	const paths = filesOf(address).map((file) => join(to, file));
	return paths.every((path) => existsSync(path)) ? sum(...paths.map((path) => readFileSync(path))) : null;
}

function removeStrangers(addresses: Iterable<string>): void {
	const wanted = new Set([...addresses].flatMap(filesOf));
	for (const file of readdirSync(to, { recursive: true, encoding: "utf8" })) {
		if (wanted.has(file) || statSync(join(to, file)).isDirectory()) continue;
		rmSync(join(to, file));
		console.log(`removed ${file}`);
	}
}

function report(): number {
	const kinds: Record<string, { files: number; bytes: number }> = {};
	for (const file of readdirSync(to, { recursive: true, encoding: "utf8" })) {
		const found = statSync(join(to, file));
		if (found.isDirectory()) continue;
		const part = /-(neutral|mask)\b/.exec(file)?.[1] ?? file.split("/")[0];
		const width = /-(\d+)\.(?:avif|webp)$/.exec(file)?.[1] ?? "own";
		const kind = `${part} ${file.split(".").pop()} ${width}`;
		kinds[kind] ??= { files: 0, bytes: 0 };
		kinds[kind].files += 1;
		kinds[kind].bytes += found.size;
	}
	for (const [kind, { files, bytes }] of Object.entries(kinds).sort()) {
		const [all, each] = [(bytes / 1e6).toFixed(2), (bytes / files / 1000).toFixed(1)];
		console.log(`${kind.padEnd(20)} ${`${files}`.padStart(4)} files ${all.padStart(6)} MB  ${each} kB each`);
	}
	return Object.values(kinds).reduce((bytes, kind) => bytes + kind.bytes, 0);
}

const sources = allSources();
const missing = sources.filter((source) => !isRendered(source));
if (values.complete && missing.length > 0)
	fail(`Not rendered yet: ${missing.map(({ name }) => name).join(", ")}`);
const state = readState();
const addresses = new Map(await knownAddresses());
for (const source of sources.filter(isRendered)) {
	const { name } = source;
	const hash = sourceSum(source);
	let made = state[name];
	if (made?.source !== hash || resultSum(made.address) !== made.result) {
		const address = await writeWebFiles(source, { folder: to, effort, stamp: hash.slice(0, 6) });
		made = { source: hash, address, result: resultSum(address) ?? fail(`${name} was not written`) };
		state[name] = made;
		writeState(state);
		console.log(`encoded ${name}`);
	}
	addresses.set(name, made.address);
}
const current = new Map(
	sources.flatMap(({ name }) => {
		const address = addresses.get(name);
		return address ? [[name, address] as const] : [];
	}),
);
if (!values.to) writeAddressFiles(current);
removeStrangers(current.values());
const total = report();
console.log(
	`${sources.length - missing.length} of ${sources.length} pictures are rendered; ${(total / 1e6).toFixed(2)} MB in ${to}, budget ${BUDGET / 1e6} MB`,
);
if (total > BUDGET) fail("The pictures are over their budget.");
