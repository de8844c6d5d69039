import type { ShouldRevalidateFunctionArgs } from "react-router";
import { wasLost } from "~/ui/lost-form/lost-form.ts";

/**
 * Whether a detail page is read anew: also where a form was refused because of what has changed meanwhile, another tab's
 * step or what VIES has just said. The next press is about the thing as it is.
 */
export function readsMoved(args: ShouldRevalidateFunctionArgs): boolean {
	const { actionStatus, defaultShouldRevalidate } = args;
	return !wasLost(args) && (defaultShouldRevalidate || actionStatus === 409 || actionStatus === 503);
}
