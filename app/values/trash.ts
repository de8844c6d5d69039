/** Days for which a deleted thing can be brought back. */
const trashDays = 30;

/** The moment before which deletions are final. */
export function trashStart(now: Date): Date {
	return new Date(now.getTime() - trashDays * 86_400_000);
}
