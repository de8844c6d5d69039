import type { TestProject } from "vitest/node";
import { findPostgres15, providePostgres } from "./test-postgres.ts";

export default async function setup(project: TestProject) {
	return providePostgres(project, await findPostgres15());
}
