import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CONDITIONS } from "./colours.ts";
import { filterHash, HERE, PRODUCTS, SCENES, type Shot, shotsFor, VIEWS } from "./job.ts";

const USAGE = `Renders the shop's pictures with Blender.

node scripts/render/render.ts [options]
  --product KEY      only this product (may be repeated)
  --condition NAME   new, used-a or used-cw (may be repeated)
  --view NAME        front, rear, side or inside (may be repeated)
  --scene NAME       only this scene (may be repeated); "all" for every scene
  --no-scenes        products only, all of them
  --draft            small and quick
  --out DIR          where pictures and passes go (default scripts/render/out, drafts in out/draft)
  --threads N        processor threads for Blender (default: all)
  --limit N          at most N shots in this run
  --list             print the shots and whether they are done, render nothing
`;

const { values } = parseArgs({
	options: {
		product: { type: "string", multiple: true },
		condition: { type: "string", multiple: true },
		view: { type: "string", multiple: true },
		scene: { type: "string", multiple: true },
		"no-scenes": { type: "boolean" },
		draft: { type: "boolean", default: false },
		out: { type: "string" },
		threads: { type: "string" },
		limit: { type: "string" },
		list: { type: "boolean" },
		help: { type: "boolean" },
	},
});

function stop(message: string): never {
	console.error(message);
	process.exit(1);
}

function known(wanted: string[] | undefined, all: readonly string[], what: string): string[] {
	for (const name of wanted ?? []) {
		if (!all.includes(name)) stop(`There is no ${what} "${name}". Known: ${all.join(", ")}`);
	}
	return wanted ?? [...all];
}

/** Which products and scenes: a filter on one leaves the other out. */
function wish(): Parameters<typeof shotsFor>[0] {
	const ofProducts = Boolean(values.product ?? values.condition ?? values.view);
	const sceneNames = values.scene?.includes("all") ? undefined : values.scene;
	const scenes =
		(ofProducts && !values.scene) || values["no-scenes"] ? [] : known(sceneNames, SCENES, "scene");
	const keys = PRODUCTS.map((product) => product.key);
	return {
		products: values.scene && !ofProducts ? [] : known(values.product, keys, "product"),
		conditions: known(values.condition, CONDITIONS, "condition"),
		views: known(values.view, VIEWS, "view"),
		scenes,
		draft: values.draft,
	};
}

function done(out: string, shot: Shot, filter: string): boolean {
	const record = join(out, `${shot.id}.json`);
	if (!existsSync(record) || !existsSync(join(out, `${shot.id}.png`))) return false;
	const found = JSON.parse(readFileSync(record, "utf8")) as { hash?: string; filter?: string };
	return found.hash === shot.hash && found.filter === filter;
}

function findBlender(): string {
	const command = process.env.BLENDER ?? "blender";
	const answer = spawnSync(command, ["--version"], { encoding: "utf8" });
	if (answer.status === 0) return command;
	return stop(
		"Blender was not found. On Debian: apt-get install blender python3-numpy. Elsewhere set BLENDER to its path (3.4 or newer, with Cycles and numpy).",
	);
}

function run(blender: string, job: string): void {
	const child = spawn(blender, [
		"--background",
		"--python-exit-code",
		"1",
		"--python",
		join(HERE, "render.py"),
		"--",
		job,
	]);
	let tail = "";
	const read = (chunk: Buffer) => {
		tail += chunk.toString();
		const lines = tail.split("\n");
		tail = lines.pop() ?? "";
		for (const line of lines) {
			if (line.startsWith("SHOT ")) console.log(line.slice(5));
			else if (/Error|Traceback|^ {2}File|^ {4}\S/.test(line) && !line.includes("Not freed"))
				console.error(line);
		}
	};
	child.stdout.on("data", read);
	child.stderr.on("data", read);
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
	child.on("close", (code) => process.exit(code ?? 1));
}

if (values.help) {
	console.log(USAGE);
	process.exit(0);
}
const out = resolve(values.out ?? join(HERE, "out", ...(values.draft ? ["draft"] : [])));
const filter = filterHash();
const all = shotsFor(wish());
const open = all.filter((shot) => !done(out, shot, filter));
if (values.list) {
	const missing = new Set(open.map((shot) => shot.id));
	for (const shot of all) {
		console.log(
			`${missing.has(shot.id) ? "open" : "done"}  ${shot.id}  ${shot.width}×${shot.height}  ${shot.samples} samples`,
		);
	}
	process.exit(0);
}
console.log(`${all.length - open.length} of ${all.length} shots are done already.`);
const shots = values.limit ? open.slice(0, Number(values.limit)) : open;
if (shots.length > 0) {
	const blender = findBlender();
	const work = join(out, "passes");
	mkdirSync(work, { recursive: true });
	const job = join(out, "job.json");
	writeFileSync(
		`${job}.part`,
		JSON.stringify({
			out,
			work,
			filterHash: filter,
			threads: Number(values.threads ?? 0),
			strength: values.draft ? 1 : 0.8,
			shots,
		}),
	);
	renameSync(`${job}.part`, job);
	run(blender, job);
}
