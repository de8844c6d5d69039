import { createGate, type Gate } from "./render-gate.ts";

/** Pages that are being made. Rendering is the processor's work: more at once makes none of them faster. */
const renderings = {
	atOnce: 8,
	atOncePerVisitor: 4,
	waiting: 400,
	waitingPerVisitor: 40,
	patienceMs: 15_000,
};
/** Forms that are being taken; they wait for the database, some for a mail server. */
const writings = { atOnce: 32, atOncePerVisitor: 6, waiting: 200, waitingPerVisitor: 40, patienceMs: 15_000 };

/** Large forms of the owner's whose sender is signed out: anybody may send one, so few are held at once. */
const keepings = { atOnce: 4, atOncePerVisitor: 1, waiting: 4, waitingPerVisitor: 1, patienceMs: 5_000 };

export type Gates = { reading: Gate; writing: Gate; keeping: Gate };

/** The gates of one process. */
export function createGates(): Gates {
	return { reading: createGate(renderings), writing: createGate(writings), keeping: createGate(keepings) };
}
