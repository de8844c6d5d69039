import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServerModuleRunner, createServer as createVite, type Plugin } from "vite";
import { closeServer, followAnswer } from "../../server/close-server.ts";
import { browserLibraries } from "./browser-libraries.ts";
import { answerInDevelopment } from "./dev-answer.ts";
import { createSourceShop, type SourceShop } from "./source-shop.ts";

/** `npm run dev`: the shop from its sources. Vite answers for modules, the shop's own edge for everything else. */

const began = performance.now();
const server = createServer();

/** Folders that change while the shop runs and are no source. */
const noSources = ["data", "data-dev", "build", "test-results", "playwright-report"];

/** Grows with every change of a file that the server has read, before any browser is told of it. */
let version = 0;
const watchServerFiles: Plugin = {
	name: "server-files",
	hotUpdate({ file, server: { environments } }) {
		const isRead = (environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
		if (this.environment.name === "client" && isRead) version++;
	},
};

const vite = await createVite({
	appType: "custom",
	// What it would clear is the shop's log.
	clearScreen: false,
	plugins: [watchServerFiles],
	optimizeDeps: { include: browserLibraries },
	server: {
		middlewareMode: true,
		ws: { server },
		watch: { ignored: noSources.map((folder) => `${process.cwd()}/${folder}/**`) },
		// Browsers may read sources here, but nobody's orders.
		fs: { deny: [".env", ".env.*", "**/.git/**", ...noSources.map((folder) => `**/${folder}/**`)] },
	},
});
const shop: SourceShop = await createSourceShop({
	version: () => version,
	newRunner: () => createServerModuleRunner(vite.environments.ssr, { hmr: false }),
}).catch(async (error) => {
	process.stderr.write(`kade: ${error instanceof Error ? error.message : String(error)}\n`);
	await vite.close();
	process.exit(1);
});

const answer = getRequestListener((request, env) => answerInDevelopment(() => shop.fetch(request, env)));
server.on("request", (request, response) => {
	followAnswer(response);
	vite.middlewares(request, response, () => answer(request, response));
});

let isClosing = false;
async function close(code: number): Promise<void> {
	if (isClosing) return;
	isClosing = true;
	// Its sockets first: they would keep the server open.
	await vite.close();
	if (server.listening) await closeServer(server);
	await shop.close();
	process.exit(code);
}
process.on("disconnect", () => close(0));
server.on("error", (error: NodeJS.ErrnoException) => {
	const { port } = shop.config;
	const taken = `port ${port} is taken; set PORT to another one`;
	process.stderr.write(`kade: ${error.code === "EADDRINUSE" ? taken : error.message}\n`);
	close(1);
});

// Sources are not for the neighbours: without HOST this machine alone.
server.listen(shop.config.port, shop.config.host ?? "localhost", () => {
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	process.stdout.write(`\n  The shop from its sources is at ${shop.config.origin} (${seconds} s)\n\n`);
});
