import type { ShouldRevalidateFunctionArgs } from "react-router";
import { wasLost } from "~/ui/lost-form/lost-form.ts";

/**
 * Whether a list is read anew: also where a change was refused, since what refused it is what has changed meanwhile. The
 * question that was asked goes with it, and the next press is about the list as it is.
 */
export function readsRefused(args: ShouldRevalidateFunctionArgs): boolean {
	const { actionStatus = 200, defaultShouldRevalidate } = args;
	const isRefused = actionStatus >= 400 && actionStatus < 500;
	return (isRefused && !wasLost(args)) || defaultShouldRevalidate;
}
