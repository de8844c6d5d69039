/** How many forms may wait for their mails at a time: those beyond are answered at once. */
const mostWaiting = 6;

type Waiter = { left: Set<string>; answer: (out: boolean) => void };

/**
 * Forms that wait a moment for their mails, so that the answer can say how far these came. The wait has an end whatever
 * the mail server does, and holds nothing but itself.
 * @param longestMs of one wait
 */
export function createMailWaiters(longestMs: number) {
	const waiters = new Set<Waiter>();
	return {
		/** True once every mail is out; false when one is refused, when nothing goes out, or when it takes too long. */
		wait(ids: readonly string[]): Promise<boolean> {
			if (waiters.size >= mostWaiting) return Promise.resolve(false);
			const { promise, resolve } = Promise.withResolvers<boolean>();
			const timer = setTimeout(() => waiter.answer(false), longestMs);
			const waiter: Waiter = {
				left: new Set(ids),
				answer(out) {
					clearTimeout(timer);
					waiters.delete(waiter);
					resolve(out);
				},
			};
			waiters.add(waiter);
			return promise;
		},
		isOut(id: string): void {
			for (const waiter of [...waiters]) {
				if (waiter.left.delete(id) && waiter.left.size === 0) waiter.answer(true);
			}
		},
		isLate(id: string): void {
			for (const waiter of [...waiters]) if (waiter.left.has(id)) waiter.answer(false);
		},
		allAreLate(): void {
			for (const waiter of [...waiters]) waiter.answer(false);
		},
	};
}
