import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { builtShop, nextBuild, putInPlace } from "./put-in-place.ts";
import {
	deskManifest,
	deskName,
	doorModule,
	type ListFiles,
	ownersManifest,
	visitorsManifest,
	visitorsName,
} from "./visitors-manifest.ts";

/** Builds the shop: bundles, and compressed files. Types are proved by `npm run typecheck` and `npm test`. */

function run(command: string, ...args: string[]): void {
	const env = { ...process.env, NODE_ENV: "production" };
	const { status, stdout, stderr } = spawnSync(join("node_modules/.bin", command), args, {
		env,
		encoding: "utf8",
	});
	if (status === 0) return;
	process.stderr.write(`${stdout}${stderr}`);
	process.exit(status ?? 1);
}

const worthCompressing = /\.(js|css|svg|json|txt)$/;

/** Every text file beside its brotli and gzip forms, so that serving costs nothing. */
function compressFiles(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) compressFiles(path);
		else if (worthCompressing.test(entry.name)) {
			const content = readFileSync(path);
			const params = {
				[constants.BROTLI_PARAM_QUALITY]: 11,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			};
			writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
			writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
		}
	}
}

const [client, server] = [join(nextBuild, "client"), join(nextBuild, "server")];
const assets = join(client, "assets");
run("react-router", "build");
const routes = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
if (!routes) throw new Error("no list of routes was built");
const door = `door-${createHash("sha256").update(doorModule).digest("hex").slice(0, 8)}.js`;
writeFileSync(join(assets, door), doorModule);
const written = readFileSync(join(assets, routes), "utf8");
const isEmpty = (name: string) => statSync(join(client, name)).size <= 1;
const empty = readdirSync(assets).find((name) => name.endsWith(".js") && isEmpty(`assets/${name}`));
if (!empty) throw new Error("every route has code");
const files: ListFiles = { door: `/assets/${door}`, empty: `/assets/${empty}`, isEmpty };
writeFileSync(join(assets, visitorsName(routes)), visitorsManifest(written, files));
writeFileSync(join(assets, deskName(routes)), deskManifest(written, files));
writeFileSync(join(assets, routes), ownersManifest(written, files));
compressFiles(client);
// What prints papers runs in a thread of its own, from its source, with fonts of its own.
cpSync("app/trade/papers/print", join(server, "print"), { recursive: true });
putInPlace(nextBuild, builtShop, ["client", "server"], Date.now());
