import { ArrowLeft } from "lucide-react";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { cents } from "~/values/money.ts";
import { Facts, Panel } from "../parts/facts.tsx";
import { Moment } from "../parts/moment.tsx";
import type { Difference, Leaf } from "./change-diff.ts";
import type { ListedChange } from "./history.store.server.ts";
import { actionWord, entityWord, shortId } from "./history-words.ts";

type Texts = PageTexts["adminAudit"];

/** Fields that hold euro cents, whatever they belong to. */
const money = /^(price([A-Z]\w*)?|\w*(Price|Amount)|single|double)$/;

/** Longer texts are folded: nobody reads an article to see that it changed. */
const longText = 200;

/** A field's value in words, before or after; a long one can be opened. */
function Value({ texts, name, value }: { texts: Texts; name: string; value: Leaf | null }) {
	const { euro, number } = useFormat();
	function textOf(leaf: Leaf | null): string {
		if (leaf === null) return texts.empty;
		if (typeof leaf === "object") return leaf.map((part) => textOf(part)).join(", ");
		if (typeof leaf === "boolean") return leaf ? texts.yes : texts.no;
		if (typeof leaf === "string") return leaf;
		if (Number.isSafeInteger(leaf) && money.test(name)) return euro(cents(leaf), "always");
		return Number.isInteger(leaf) ? number(leaf) : String(leaf);
	}
	const text = textOf(value);
	if (value === null) return <span className="text-muted italic">{text}</span>;
	if (text.length <= longText) return <span className="whitespace-pre-wrap">{text}</span>;
	return (
		<>
			<span className="whitespace-pre-wrap">{text.slice(0, longText)}…</span>
			<details>
				<summary className="flex min-h-11 w-fit items-center font-semibold text-info">
					{texts.showAll} ({number(text.length)})
				</summary>
				<span className="block whitespace-pre-wrap">{text}</span>
			</details>
		</>
	);
}

function Row(props: { texts: Texts; difference: Difference; versions: "both" | "before" | "after" }) {
	const { texts, difference, versions } = props;
	const { path, before, after } = difference;
	const name = path.at(-1) ?? "";
	return (
		<li className="grid gap-1 border-t border-line py-3 first:border-t-0 [overflow-wrap:anywhere] lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-4">
			<code className="text-sm text-muted">{path.join(".")}</code>
			<div className="grid gap-1.5">
				{versions !== "after" && (
					<div className={versions === "both" ? "border-l-4 border-error bg-error-soft px-3 py-1" : ""}>
						{versions === "both" && <span className="sr-only">{texts.before} </span>}
						<Value texts={texts} name={name} value={before} />
					</div>
				)}
				{versions !== "before" && (
					<div className={versions === "both" ? "border-l-4 border-success bg-success-soft px-3 py-1" : ""}>
						{versions === "both" && <span className="sr-only">{texts.after} </span>}
						<Value texts={texts} name={name} value={after} />
					</div>
				)}
			</div>
		</li>
	);
}

/** One change: who, when, and what differs, field by field. */
export function ChangePage(props: {
	texts: Texts;
	change: ListedChange;
	differences: readonly Difference[];
	/** Whether the thing was there before and after. */
	versions: "both" | "before" | "after";
	listAddress: string;
	/** All changes of the same thing; the thing itself where it has a page. */
	thingHistory: string;
	thingAddress: string | null;
}) {
	const { texts, change, differences, versions } = props;
	const title = `${entityWord(texts, change.entity)} ${shortId(change.entityId)} · ${actionWord(texts, change.action)}`;
	const heading = { both: texts.changed, before: texts.deleted, after: texts.created }[versions];
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16">
			<title>{title}</title>
			<div className="grid justify-items-start gap-2">
				<ButtonLink to={props.listAddress} variant="plain" className="px-0!">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{texts.back}
				</ButtonLink>
				<h1 className="text-3xl [overflow-wrap:anywhere]">
					<span className="block text-base font-semibold text-muted">{texts.one}</span>
					{title}
				</h1>
			</div>
			<Panel title={texts.columns.thing} id="change">
				<Facts
					facts={[
						[texts.columns.moment, <Moment key="moment" date={change.createdAt} />],
						[texts.columns.person, change.userEmail],
						[entityWord(texts, change.entity), change.entityId],
						[texts.columns.action, actionWord(texts, change.action)],
					]}
				/>
				<div className="flex flex-wrap gap-3">
					{props.thingAddress && (
						<ButtonLink to={props.thingAddress} variant="quiet">
							{texts.openThing}
						</ButtonLink>
					)}
					<ButtonLink to={props.thingHistory} variant="quiet">
						{texts.allChanges}
					</ButtonLink>
				</div>
			</Panel>
			<Panel title={heading} id="differences">
				{differences.length === 0 ? (
					<p className="text-muted">{texts.same}</p>
				) : (
					<ul>
						{differences.map((difference) => (
							<Row
								key={JSON.stringify(difference.path)}
								texts={texts}
								difference={difference}
								versions={versions}
							/>
						))}
					</ul>
				)}
			</Panel>
		</div>
	);
}
