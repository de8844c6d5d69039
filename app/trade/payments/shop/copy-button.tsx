import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { useScripted } from "~/ui/use-scripted.ts";

/** Copies a text; not there where scripts or the browser's clipboard are missing: the text stands beside it. */
export function CopyButton(props: { text: string; what: string; texts: PageTexts["transfer"] }) {
	const { text, what, texts } = props;
	const language = useLanguage();
	const [isCopied, setCopied] = useState(false);
	const scripted = useScripted();
	if (!scripted || !navigator.clipboard) return null;
	const Icon = isCopied ? Check : Copy;
	return (
		<button
			type="button"
			onClick={() =>
				navigator.clipboard.writeText(text).then(
					() => setCopied(true),
					() => setCopied(false),
				)
			}
			onBlur={() => setCopied(false)}
			className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-info hover:bg-info-soft print:hidden"
		>
			<Icon aria-hidden="true" className="size-4 shrink-0" />
			<span aria-hidden="true">{isCopied ? texts.copied : texts.copy}</span>
			<span className="sr-only">{labelled(language, texts.copy, what)}</span>
			<span role="status" className="sr-only">
				{isCopied && texts.copied}
			</span>
		</button>
	);
}
