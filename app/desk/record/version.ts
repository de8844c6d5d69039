/** Names a version of a record: the moment of its last save. */
export function versionName(savedAt: Date): string {
	return savedAt.toISOString();
}

/** The moment that a save leaves behind: never that of the save before, however fast two follow each other. */
export function nextVersion(before: Date, now: Date): Date {
	return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/** The names of a record's version before and after a save. */
export type VersionStep = { from: string; to: string };

/**
 * The version that a form is based on, after its author saved another part of the record beside it: it goes along; with
 * someone else's save in between it stays, and the form is told so when it is saved.
 */
export function followVersion(seen: string, { from, to }: VersionStep): string {
	return seen === from ? to : seen;
}
