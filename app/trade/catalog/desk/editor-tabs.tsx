import { CircleAlert } from "lucide-react";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { useScripted } from "~/ui/use-scripted.ts";
import type { EditorTexts } from "./editor-fields.ts";
import type { Tab } from "./product-tabs.ts";

const list = "flex flex-wrap gap-x-1 border-b border-line";
const trigger =
	"-mb-px inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-3 py-2 font-semibold text-muted no-underline -outline-offset-3 hover:text-ink data-[state=active]:border-signal data-[state=active]:text-ink";

const tabId = (tab: Tab) => `tab-${tab}`;
const panelId = (tab: Tab) => `panel-${tab}`;

/** The tab that an address such as `/…#panel-images` leads to, where scripts do not run. */
export function tabOfHash(shown: readonly Tab[], hash: string): Tab | null {
	return shown.find((tab) => `#${panelId(tab)}` === hash) ?? null;
}

/** The tabs; without scripts links to the parts, which then stand below each other. */
export function TabBar(props: {
	texts: EditorTexts;
	shown: readonly Tab[];
	wrong: readonly Tab[];
	open: Tab;
	onOpen: (tab: Tab) => void;
}) {
	const { texts, shown } = props;
	const scripted = useScripted();
	const label = (tab: Tab) => (
		<>
			{texts.tabs[tab]}
			{props.wrong.includes(tab) && (
				<>
					<CircleAlert aria-hidden="true" className="size-4 text-error" />
					<span className="sr-only">({texts.wrongTab})</span>
				</>
			)}
		</>
	);
	if (!scripted) {
		return (
			<nav aria-label={texts.tabsLabel} className={list}>
				{shown.map((tab) => (
					<a
						key={tab}
						href={`#${panelId(tab)}`}
						data-state={tab === props.open ? "active" : undefined}
						className={trigger}
					>
						{label(tab)}
					</a>
				))}
			</nav>
		);
	}
	return (
		<Tabs.Root value={props.open} onValueChange={(tab) => props.onOpen(tab as Tab)}>
			<Tabs.List aria-label={texts.tabsLabel} className={list}>
				{shown.map((tab) => (
					<Tabs.Trigger
						key={tab}
						value={tab}
						id={tabId(tab)}
						aria-controls={panelId(tab)}
						className={trigger}
					>
						{label(tab)}
					</Tabs.Trigger>
				))}
			</Tabs.List>
		</Tabs.Root>
	);
}

/** A part of the editor. All are in the document, so that one form holds every field, whichever tab is open. */
export function TabPanel(props: { tab: Tab; open: Tab; title: string; children: ReactNode }) {
	const { tab } = props;
	const scripted = useScripted();
	const isOpen = tab === props.open;
	return (
		<div
			id={panelId(tab)}
			hidden={scripted && !isOpen}
			{...(scripted ? { role: "tabpanel", "aria-labelledby": tabId(tab) } : {})}
			className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isOpen ? "" : "[@media(scripting:enabled)]:hidden"}`}
		>
			<h2 className="text-2xl">{props.title}</h2>
			{props.children}
		</div>
	);
}

/** Fields that belong together, under a heading of their own. */
export function FieldGroup(props: { legend: ReactNode; hint?: string; children: ReactNode }) {
	return (
		<fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4 md:p-6">
			<legend className="float-left w-full text-lg font-semibold">{props.legend}</legend>
			{props.hint && <p className="text-sm text-muted">{props.hint}</p>}
			{props.children}
		</fieldset>
	);
}

/** A box to tick, large enough for a thumb. */
export function CheckField(props: {
	name: string;
	label: ReactNode;
	isOn: boolean;
	role?: "switch";
	hint?: string;
}) {
	const hintId = `check-${props.name}-hint`;
	return (
		<div>
			<label className="inline-flex min-h-11 items-center gap-3 font-semibold">
				<input
					type="checkbox"
					role={props.role}
					name={props.name}
					defaultChecked={props.isOn}
					aria-describedby={props.hint ? hintId : undefined}
					className="size-5 shrink-0 accent-brand"
				/>
				{props.label}
			</label>
			{props.hint && (
				<p id={hintId} className="text-sm text-muted">
					{props.hint}
				</p>
			)}
		</div>
	);
}
