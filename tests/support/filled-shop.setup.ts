import { cpSync, rmSync } from "node:fs";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { freePort, newDataDir, startShop } from "./shop-process.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Data folder of a shop that was started once, with the demo content, and stopped. */
		filledShop: string;
	}
}

/** Starts a shop once and stops it again, for a project's tests to copy; removes it at the end. */
export default async function setup(project: TestProject): Promise<() => void> {
	const dataDir = newDataDir();
	const shop = startShop({ port: await freePort(), dataDir });
	await shop.ready();
	shop.child.kill("SIGTERM");
	await shop.ended;
	project.provide("filledShop", dataDir);
	return () => rmSync(dataDir, { recursive: true, force: true });
}

/** A data folder as a shop leaves it behind after its first day: starting on it takes half as long as on an empty one. */
export function filledDataDir(): string {
	const folder = newDataDir();
	cpSync(inject("filledShop"), folder, { recursive: true });
	return folder;
}
