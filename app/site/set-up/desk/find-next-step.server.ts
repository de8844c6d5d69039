import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { may, type Role } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { NextStepProps } from "./next-step.tsx";
import { listOpenSteps } from "./set-up.store.server.ts";
import { type SetUpStep, stepAfter } from "./set-up.ts";

/** What the page of a step that is done says comes next, to whoever sets the shop up; null for others. One statement at most. */
export async function findNextStep(
	db: Db,
	{ role, language, done }: { role: Role; language: Language; done: SetUpStep },
): Promise<NextStepProps | null> {
	if (!may(role, "company.change")) return null;
	const step = stepAfter(done, await listOpenSteps(db));
	if (step === null) return null;
	const { next, steps } = pageTexts[language].adminShell.setUp;
	return { step, label: next, title: steps[step].title };
}
