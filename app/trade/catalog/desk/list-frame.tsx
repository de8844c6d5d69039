import { LoaderCircle, Pencil, Plus, Trash2 } from "lucide-react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Link, useFetcher } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { QuestionDialog } from "~/ui/question-dialog.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { DeleteAnswer } from "./delete-answer.ts";
import { deleteText } from "./delete-text.ts";
import type { EditorTexts } from "./editor-fields.ts";

type Texts = EditorTexts["list"];
/** A product of the list, as it is called there. */
type Named = { id: string; title: string; slug: string };

/** Languages without a text, by product. */
type Missing = Readonly<Record<string, readonly Language[]>>;

const ListContext = createContext<{
	texts: Texts;
	missing: Missing;
	onDelete: (product: Named) => void;
} | null>(null);

function DeleteQuestion(props: { texts: Texts; product: Named; onClose: () => void }) {
	const { texts, product, onClose } = props;
	const errorTitle = useTranslations("common")("error");
	const language = useLanguage();
	const address = adminUrls.deleteProduct(language, product.slug);
	const fetcher = useFetcher<DeleteAnswer>();
	const sending = fetcher.state !== "idle";
	const settled = sending ? undefined : fetcher.data;
	useOnChange(settled, () => {
		if (!settled) return;
		// Closed before the toast: nothing outside of an open dialog can be reached.
		onClose();
		if (settled.deleted) {
			const action = { label: texts.restore, to: adminUrls.trash(language) };
			showToast({ tone: "success", title: texts.success, text: texts.deleted, action });
			document.getElementById("content")?.focus({ preventScroll: true });
			return;
		}
		showToast({ tone: "error", title: errorTitle, text: texts[settled.problem] });
	});
	return (
		<QuestionDialog title={texts.question} text={deleteText(texts, product.title)} onClose={onClose}>
			{(close) => (
				<>
					<Button type="button" variant="quiet" onClick={close} disabled={sending}>
						{texts.cancel}
					</Button>
					<fetcher.Form method="post" action={address}>
						<input type="hidden" name="id" value={product.id} />
						<input type="hidden" name="panel" value="on" />
						<Button type="submit" variant="signal" disabled={sending}>
							{sending && (
								<LoaderCircle aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" />
							)}
							{sending ? texts.deleting : texts.delete}
						</Button>
					</fetcher.Form>
				</>
			)}
		</QuestionDialog>
	);
}

/** The list of containers as admins see it: with a way to add one, and the question before one is deleted. */
export function ListFrame(props: {
	texts: Texts;
	isDeleted: boolean;
	missing: Missing;
	children: ReactNode;
}) {
	const { texts } = props;
	const language = useLanguage();
	const [asked, setAsked] = useState<Named | null>(null);
	return (
		<ListContext value={{ texts, missing: props.missing, onDelete: setAsked }}>
			{props.isDeleted && (
				<Notice tone="success" role="status">
					{texts.deleted}
					<Link to={adminUrls.trash(language)} className="ml-3 font-semibold underline underline-offset-4">
						{texts.restore}
					</Link>
				</Notice>
			)}
			<ButtonLink to={adminUrls.newProduct(language)} className="justify-self-start">
				<Plus aria-hidden="true" className="size-5" />
				{texts.add}
			</ButtonLink>
			{props.children}
			{asked && <DeleteQuestion texts={texts} product={asked} onClose={() => setAsked(null)} />}
		</ListContext>
	);
}

/** What admins can do with a container of the list. */
export function CardTools({ product }: { product: Named }) {
	const list = useContext(ListContext);
	const language = useLanguage();
	const scripted = useScripted();
	if (!list) return null;
	const { texts, onDelete } = list;
	const missing = list.missing[product.id] ?? [];
	const remove = {
		variant: "quiet",
		className: "flex-1 text-error",
		"aria-label": `${texts.delete}: ${product.title}`,
		children: (
			<>
				<Trash2 aria-hidden="true" className="size-5" />
				{texts.delete}
			</>
		),
	} as const;
	return (
		<div className="flex flex-wrap gap-2">
			{missing.length > 0 && (
				<p className="basis-full rounded-sm bg-warning-soft px-2 py-1 text-sm text-warning">
					<strong>
						{texts.noText} {missing.map((code) => languageTable[code].nativeName).join(", ")}.
					</strong>{" "}
					{missing.includes("nl") ? texts.readsOther : texts.readsDutch}
				</p>
			)}
			<ButtonLink
				to={adminUrls.product(language, product.slug)}
				variant="quiet"
				aria-label={`${texts.edit}: ${product.title}`}
				className="flex-1"
			>
				<Pencil aria-hidden="true" className="size-5" />
				{texts.edit}
			</ButtonLink>
			{scripted ? (
				<Button type="button" {...remove} onClick={() => onDelete(product)} />
			) : (
				<ButtonLink {...remove} to={adminUrls.deleteProduct(language, product.slug)} />
			)}
		</div>
	);
}
