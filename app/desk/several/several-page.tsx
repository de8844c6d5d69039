import { ArrowLeft } from "lucide-react";
import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { wasLost } from "~/ui/lost-form/lost-form.ts";
import { deskLink } from "../parts/facts.tsx";
import { FileQuestion } from "./file-question.tsx";
import { Question } from "./question.tsx";
import { Result } from "./result.tsx";
import type { SeveralPageProps } from "./several-rows.tsx";

/**
 * Whether a page about several rows is read anew: after its own form, also where some of it was refused. Not while somebody
 * signs in again in the middle: what is sent then is what the question said, and names what has changed since.
 */
export function readsAnew(args: ShouldRevalidateFunctionArgs): boolean {
	const { formAction, nextUrl } = args;
	const isOthers = formAction !== undefined && !formAction.startsWith(nextUrl.pathname);
	return !wasLost(args) && !isOthers;
}

/** Asks before the same is done with several rows of a list, then says row by row what came of it. */
export function SeveralPage(props: SeveralPageProps) {
	const { texts, list, act, rows, answer } = props;
	const title = act ?? texts.nothing;
	return (
		<div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16">
			<title>{`${title} · ${list.title}`}</title>
			<div>
				<Link to={list.address} className={`${deskLink} mb-1`}>
					<ArrowLeft aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.25em]" />
					{list.title}
				</Link>
				<h1 className="text-3xl [overflow-wrap:anywhere]">
					<span className="block text-base font-semibold text-muted">{texts.title}</span>
					{title}
				</h1>
			</div>
			{answer ? (
				<Result {...props} answer={answer} />
			) : act === null || rows.length === 0 ? (
				<>
					<p className="max-w-prose">{texts.nothingText}</p>
					<p>
						<ButtonLink to={list.address}>{texts.back}</ButtonLink>
					</p>
				</>
			) : props.file ? (
				<FileQuestion {...props} act={act} file={props.file} />
			) : (
				<Question {...props} act={act} />
			)}
		</div>
	);
}
