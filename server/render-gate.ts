/** What a gate lets through at once, of one visitor and in all, and how many may wait. */
export type GateLimits = {
	atOnce: number;
	atOncePerVisitor: number;
	waiting: number;
	waitingPerVisitor: number;
	/** Milliseconds after which whoever waits is sent away. */
	patienceMs: number;
};

/** Why a request was not let in: its visitor has too many waiting, or the whole shop has. */
export type Turned = "visitor" | "shop";

type Waiter = { enter: () => void };

export type Gate = {
	/** Runs the work when it is its turn, or says that it will not be. */
	run<T>(visitor: string, work: () => Promise<T>): Promise<T | { turned: Turned }>;
	/** Requests inside and waiting now. */
	load(): { inside: number; waiting: number };
};

/**
 * Takes work in turn, one visitor after the other, so that who asks for a hundred pages at once waits for a hundred
 * and everyone else for one. The queue has an end.
 */
export function createGate(limits: GateLimits): Gate {
	/** Waiting work by visitor, the next visitor's turn first. */
	const queues = new Map<string, Waiter[]>();
	const insideOf = new Map<string, number>();
	let inside = 0;
	let waiting = 0;

	const hasRoom = (visitor: string) =>
		inside < limits.atOnce && (insideOf.get(visitor) ?? 0) < limits.atOncePerVisitor;

	function enter(visitor: string): void {
		inside++;
		insideOf.set(visitor, (insideOf.get(visitor) ?? 0) + 1);
	}

	function leave(visitor: string): void {
		inside--;
		const left = (insideOf.get(visitor) ?? 1) - 1;
		if (left > 0) insideOf.set(visitor, left);
		else insideOf.delete(visitor);
		admitNext();
	}

	function remove(visitor: string, waiter: Waiter): void {
		const queue = queues.get(visitor) ?? [];
		const rest = queue.filter((one) => one !== waiter);
		waiting -= queue.length - rest.length;
		queues.delete(visitor);
		// Whoever was served goes behind the other visitors.
		if (rest.length > 0) queues.set(visitor, rest);
	}

	function admitNext(): void {
		for (const [visitor, [first]] of [...queues]) {
			if (inside >= limits.atOnce) return;
			if (!first || !hasRoom(visitor)) continue;
			remove(visitor, first);
			enter(visitor);
			first.enter();
		}
	}

	function turn(visitor: string): Promise<Turned | null> {
		if (hasRoom(visitor) && !queues.has(visitor)) {
			enter(visitor);
			return Promise.resolve(null);
		}
		const queue = queues.get(visitor) ?? [];
		if (queue.length >= limits.waitingPerVisitor) return Promise.resolve("visitor");
		if (waiting >= limits.waiting) return Promise.resolve("shop");
		return new Promise((resolve) => {
			const patience = setTimeout(() => {
				remove(visitor, waiter);
				resolve("shop");
			}, limits.patienceMs);
			const waiter: Waiter = {
				enter() {
					clearTimeout(patience);
					resolve(null);
				},
			};
			queues.set(visitor, [...queue, waiter]);
			waiting++;
		});
	}

	return {
		async run(visitor, work) {
			const turned = await turn(visitor);
			if (turned !== null) return { turned };
			try {
				return await work();
			} finally {
				leave(visitor);
			}
		},
		load: () => ({ inside, waiting }),
	};
}
