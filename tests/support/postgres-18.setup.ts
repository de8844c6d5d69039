import type { TestProject } from "vitest/node";
import { providePostgres } from "./test-postgres.ts";

export default function setup(project: TestProject) {
	return providePostgres(project);
}
