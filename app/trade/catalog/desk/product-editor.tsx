import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { EditorPage } from "~/desk/record/editor-page.tsx";
import type { VersionStep } from "~/desk/record/version.ts";
import { languageTable } from "~/i18n/languages.ts";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import type { Language } from "~/values/vocabulary.ts";
import { EditorPanel, EditorTabs, tabOfHash } from "./editor-tabs.tsx";
import { editorFields, type Outcome } from "./product-admin.ts";
import { ProductForm, type ProductFormProps } from "./product-form.tsx";
import { type Tab, tabsOf, wrongTabs } from "./product-tabs.ts";

type ProductEditorProps = Omit<ProductFormProps, "open" | "savedBeside"> & {
	title: string;
	/** What the stored product is called; null for a new one. */
	name: string | null;
	/** The languages that the stored product has no text in. */
	missing: readonly Language[];
	/** The tab that the address asks for. */
	tab: Tab | null;
	done: Outcome | null;
	/** What else is said above the fields. */
	notice: ReactNode;
	/** The part about conditions, which saves by itself and says so. Null for a product that does not exist yet. */
	renderConditions: ((onSaved: (step: VersionStep) => void) => ReactNode) | null;
};

/** Keeps the open tab in the address, so that a reload opens it again. */
function useTabAddress(open: Tab): void {
	useEffect(() => {
		const url = new URL(window.location.href);
		if ((url.searchParams.get(editorFields.tab) ?? "general") === open) return;
		url.searchParams.set(editorFields.tab, open);
		// Not by the router: a navigation would break off a save that is on its way.
		window.history.replaceState(window.history.state, "", url);
	}, [open]);
}

/** A product in its tabs (shop document §2). */
export function ProductEditor(props: ProductEditorProps) {
	const { texts, answer, done, address, productId } = props;
	const navigate = useNavigate();
	const { renderConditions } = props;
	// A product that was deleted meanwhile has no conditions to save.
	const shown = tabsOf(productId !== null).filter((tab) => tab !== "conditionInfo" || renderConditions);
	const wrong = wrongTabs(Object.keys(answer?.reply?.error ?? {}));
	const asked = props.tab && shown.includes(props.tab) ? props.tab : "general";
	const [open, setOpen] = useState<Tab>(wrong[0] ?? asked);
	const [savedBeside, setSavedBeside] = useState<VersionStep | null>(null);
	const [latest, setLatest] = useState(answer);
	// Adjusted while rendering, so that the first wrong field is there to be led to.
	if (latest !== answer) {
		setLatest(answer);
		if (wrong[0]) setOpen(wrong[0]);
	}
	useTabAddress(open);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once; a link that was followed before scripts ran
	useEffect(() => {
		const linked = tabOfHash(shown, window.location.hash);
		if (linked) setOpen(linked);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per save; then the address forgets it
	useEffect(() => {
		if (!done) return;
		showToast({ tone: "success", title: texts.done[done] });
		const query = new URLSearchParams({ [editorFields.tab]: open });
		navigate(`${address}?${query}`, { replace: true, preventScrollReset: true });
	}, [done]);

	return (
		<EditorPage
			title={props.title}
			tabTitle={props.name ? `${props.name} · ${props.title}` : props.title}
			back={{ to: props.listAddress, label: texts.back }}
			head={props.name && <p className="text-lg text-muted">{props.name}</p>}
		>
			{done && (
				<Notice tone="success" role="status">
					{texts.done[done]}
				</Notice>
			)}
			{props.notice}
			{props.missing.length > 0 && (
				<Notice tone="warning">
					<strong>
						{texts.list.noText} {props.missing.map((code) => languageTable[code].nativeName).join(", ")}.
					</strong>{" "}
					{props.missing.includes("nl") ? texts.list.readsOther : texts.list.readsDutch}
				</Notice>
			)}
			<EditorTabs texts={texts} shown={shown} wrong={wrong} open={open} onOpen={setOpen} />
			<ProductForm {...props} savedBeside={savedBeside} open={open} />
			{renderConditions && (
				<EditorPanel tab="conditionInfo" open={open} title={texts.tabs.conditionInfo}>
					{renderConditions(setSavedBeside)}
				</EditorPanel>
			)}
		</EditorPage>
	);
}
