import type { ShownGroup } from "../history/describe-change.ts";

/** Of the form: short marks of what it began with, field by field. */
export const beganField = "began";

/** What somebody else has saved while a form was being filled in, beside what the form says. */
export type Met = {
	/** Fields that only they had changed, as they saved them: the form has them now. */
	taken: ShownGroup[];
	/** Fields of which something else is stored than the form says: as stored, and as typed. */
	differing: ShownGroup[];
	/** The version that the form may be saved over, knowingly, where both have changed a field; null where none is lost. */
	current: string | null;
};
