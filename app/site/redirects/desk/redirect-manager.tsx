import { Download } from "lucide-react";
import { useRef, useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TabPanel } from "~/ui/tabs/tab-panel.tsx";
import { TabRow } from "~/ui/tabs/tab-row.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import type { Language } from "~/values/vocabulary.ts";
import {
	addRule,
	deleteRule,
	hasCircle,
	importRules,
	problemsOf,
	putBackRule,
	type Rules,
	redirectsFile,
	type ServedRule,
	toggleRule,
	withNumber,
	withPublished,
} from "../redirects.ts";
import { AddForm } from "./add-form.tsx";
import { BulkForm } from "./bulk-form.tsx";
import { type PublishAnswer, PublishPanel } from "./publish-panel.tsx";
import { RulesTable } from "./rules-table.tsx";
import { TestForm } from "./test-form.tsx";
import { useRules } from "./use-rules.ts";

const tabs = ["add", "bulk", "test"] as const;
const tableTitle = "redirect-rules";

/** Saves the rules as a local file; nothing is sent. */
function saveFile(rules: Rules): void {
	// No text type: browsers would add .txt to the name.
	const file = new Blob([redirectsFile(rules)], { type: "application/octet-stream" });
	const url = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = url;
	link.download = "_redirects";
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** What was done last. @property deleted the rule that can be put back, and what it was deleted from */
type Done = { count: number; text: string; deleted?: { id: number; from: Rules } | undefined };

/** The redirect tool: rules are made, tested and taken along, all in this browser tab. */
export function RedirectManager(props: {
	texts: PageTexts["redirects"];
	language: Language;
	/** Of the shop: an address that is typed with one is a path. */
	origins: readonly string[];
	published: { rules: readonly ServedRule[]; since: Date | null; mark: string };
	answer: PublishAnswer | null;
}) {
	const { texts, origins, published } = props;
	const ready = useScripted();
	const [open, setOpen] = useState<(typeof tabs)[number]>("add");
	const [rules, change] = useRules();
	const [done, setDone] = useState<Done | null>(null);
	const table = useRef<HTMLElement>(null);

	function tell(text: string, deleted?: Done["deleted"]): void {
		setDone((before) => ({ count: (before?.count ?? 0) + 1, text, deleted }));
	}

	function putBack({ id, from }: NonNullable<Done["deleted"]>): void {
		change(putBackRule(rules, from, id));
		tell(texts.table.putBack);
		// The button goes with its message: the keyboard stays at the table.
		table.current?.focus({ preventScroll: true });
	}

	const problems = problemsOf(rules);
	const panels = {
		add: (
			<AddForm
				texts={texts.add}
				ready={ready}
				onAdd={(draft) => {
					const next = addRule(rules, draft, origins);
					if (next === rules) return false;
					change(next);
					tell(texts.add.added);
					return true;
				}}
			/>
		),
		bulk: (
			<BulkForm
				texts={texts.bulk}
				ready={ready}
				onImport={(text) => {
					const next = importRules(rules, text, origins);
					const count = next.length - rules.length;
					if (count === 0) return 0;
					change(next);
					tell(withNumber(count === 1 ? texts.bulk.importedOne : texts.bulk.importedMany, count));
					return count;
				}}
			/>
		),
		test: <TestForm texts={texts.test} ready={ready} rules={rules} />,
	};

	return (
		<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
			<div className="rounded-lg border border-line shadow-card">
				<TabRow
					label={texts.tabs.label}
					tabs={tabs.map((tab) => ({ tab, label: texts.tabs[tab] }))}
					open={open}
					onOpen={setOpen}
					disabled={!ready}
					className="flex flex-wrap rounded-t-lg border-b border-line bg-mist sm:px-2"
					tabClassName="min-h-13 shrink-0 px-2.5 text-sm max-sm:flex-1 sm:px-4 sm:text-base"
				/>
				{tabs.map((tab) => (
					<TabPanel key={tab} tab={tab} isOpen={tab === open} className="p-4 sm:p-6">
						{panels[tab]}
					</TabPanel>
				))}
			</div>
			<div className="grid gap-4">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h2 id={tableTitle} className="text-2xl">
						{texts.table.title}
					</h2>
					<Button variant="quiet" disabled={!ready} onClick={() => saveFile(rules)} className="max-sm:w-full">
						<Download aria-hidden="true" className="size-5" />
						{texts.table.export}
					</Button>
				</div>
				<div role="status">
					{done && (
						<Notice key={done.count} tone="success">
							{done.text}
							{done.deleted && (
								<button
									type="button"
									onClick={() => done.deleted && putBack(done.deleted)}
									className="ml-3 min-h-11 font-semibold underline underline-offset-4"
								>
									{texts.table.undo}
								</button>
							)}
						</Notice>
					)}
				</div>
				<RulesTable
					frame={table}
					texts={texts.table}
					labelledBy={tableTitle}
					rules={rules}
					problems={problems}
					onToggle={(id) => change(toggleRule(rules, id))}
					onDelete={(id) => {
						change(deleteRule(rules, id));
						tell(texts.table.deleted, { id, from: rules });
					}}
				/>
				<PublishPanel
					texts={texts.publish}
					language={props.language}
					ready={ready}
					rules={rules}
					hasLoops={hasCircle(rules)}
					published={published}
					answer={props.answer}
					onTakeBack={() => {
						change(withPublished(rules, published.rules));
						tell(texts.publish.taken);
					}}
				/>
			</div>
		</div>
	);
}
