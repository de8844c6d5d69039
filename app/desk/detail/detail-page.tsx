import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { deskLink } from "../parts/facts.tsx";
import { type DeskAnswer, deskFields, deskIntents, fieldOf } from "./desk-form.ts";

type DetailPageProps = {
	texts: PageTexts["adminTrade"];
	/** The list that it belongs to. */
	list: { title: string; address: string };
	/** What it is, such as a quote. */
	kind: string;
	title: string;
	badge?: ReactNode;
	answer: DeskAnswer | null;
	/** Takes back what has just been done; null where nothing can. */
	undo?: ReactNode;
	children: ReactNode;
	/** Stands beside the rest on wide screens: what can be done. */
	aside?: ReactNode;
};

/** Says what came of a form; something that went wrong takes the focus. */
function Outcome({ texts, answer, undo }: Pick<DetailPageProps, "texts" | "answer" | "undo">) {
	const [parameters] = useSearchParams();
	const box = useRef<HTMLDivElement>(null);
	const done = memberOf(deskIntents, parameters.get(deskFields.done));
	// What is wrong with a field stands beside it.
	const isField = answer !== null && fieldOf(answer.problem) !== null;
	const problem = answer && !isField ? answer.problem : null;
	useEffect(() => {
		if (answer && !isField) box.current?.focus();
	}, [answer, isField]);
	if (!problem && (isField || !done)) return null;
	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			{problem && (
				<Notice tone="error" role="alert">
					{texts.problems[problem]}
				</Notice>
			)}
			{!problem && done && (
				<Notice tone="success" role="status">
					{texts.done[done]}
					{done === "status" && undo}
				</Notice>
			)}
		</div>
	);
}

/** One order, quote, message or mail: the way back, its name and state, all of it, and what can be done. */
export function DetailPage(props: DetailPageProps) {
	const { texts, list, kind, title, badge, answer, children, aside } = props;
	return (
		<div className="page grid gap-5 pt-6 pb-16">
			<title>{`${title} · ${kind}`}</title>
			<div>
				<Link to={list.address} className={`${deskLink} mb-1`}>
					<ArrowLeft aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.25em]" />
					{list.title}
				</Link>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<h1 className="text-3xl [overflow-wrap:anywhere]">
						<span className="block text-base font-semibold text-muted">{kind}</span>
						{title}
					</h1>
					{badge}
				</div>
			</div>
			<Outcome texts={texts} answer={answer} undo={props.undo} />
			<div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
				<div className="grid min-w-0 gap-5">{children}</div>
				{aside && <div className="grid min-w-0 gap-5">{aside}</div>}
			</div>
		</div>
	);
}
