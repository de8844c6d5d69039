import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { panelId } from "~/ui/tabs/tab-look.ts";
import { TabPanel } from "~/ui/tabs/tab-panel.tsx";
import { TabRow } from "~/ui/tabs/tab-row.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import type { EditorTexts } from "./editor-fields.ts";
import type { Tab } from "./product-tabs.ts";

/** The tab that an address such as `/…#panel-images` leads to, where scripts do not run. */
export function tabOfHash(shown: readonly Tab[], hash: string): Tab | null {
	return shown.find((tab) => `#${panelId(tab)}` === hash) ?? null;
}

/** The tabs; without scripts links to the parts, which then stand below each other. */
export function EditorTabs(props: {
	texts: EditorTexts;
	shown: readonly Tab[];
	wrong: readonly Tab[];
	open: Tab;
	onOpen: (tab: Tab) => void;
}) {
	const { texts, shown, open, onOpen } = props;
	const scripted = useScripted();
	const tabs = shown.map((tab) => ({
		tab,
		label: (
			<>
				{texts.tabs[tab]}
				{props.wrong.includes(tab) && (
					<>
						<CircleAlert aria-hidden="true" className="size-4 text-error" />
						<span className="sr-only">({texts.wrongTab})</span>
					</>
				)}
			</>
		),
	}));
	const look = {
		className: "flex flex-wrap gap-x-1 border-b border-line",
		tabClassName: "inline-flex min-h-11 items-center gap-1.5 px-3 py-2",
	};
	// Links to the parts until scripts run, then buttons that open one.
	const items = scripted ? tabs : tabs.map((item) => ({ ...item, href: `#${panelId(item.tab)}` }));
	return (
		<TabRow
			label={texts.tabsLabel}
			tabs={items}
			open={open}
			onOpen={onOpen}
			isScripted={scripted}
			{...look}
		/>
	);
}

/** A part of the editor. All are in the document, so that one form holds every field, whichever tab is open. */
export function EditorPanel(props: { tab: Tab; open: Tab; title: string; children: ReactNode }) {
	const scripted = useScripted();
	const isOpen = props.tab === props.open;
	return (
		<TabPanel
			tab={props.tab}
			isOpen={isOpen || !scripted}
			isTab={scripted}
			className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isOpen ? "" : "[@media(scripting:enabled)]:hidden"}`}
		>
			<h2 className="text-2xl">{props.title}</h2>
			{props.children}
		</TabPanel>
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
					className="size-5 shrink-0 accent-brand-ink"
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
