import { Search } from "lucide-react";
import { Form } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";

export type SearchWords = { label: string; button: string };

/** Asks the search page, with or without scripts. @param props.text what was asked for before */
export function SearchField(props: { words: SearchWords; text?: string; isFirst?: boolean }) {
	const { words, text = "", isFirst = false } = props;
	return (
		<Form role="search" action={urls.search(useLanguage())} className="grid w-full max-w-xl gap-1.5">
			<label htmlFor="search" className="text-sm font-semibold">
				{words.label}
			</label>
			<div className="flex gap-2">
				<input
					key={text}
					id="search"
					type="search"
					name="q"
					defaultValue={text}
					maxLength={100}
					enterKeyHint="search"
					// biome-ignore lint/a11y/noAutofocus: whoever comes here came to type
					autoFocus={isFirst}
					className="min-h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink"
				/>
				<Button type="submit">
					<Search aria-hidden="true" className="size-5" />
					<span className="max-sm:sr-only">{words.button}</span>
				</Button>
			</div>
		</Form>
	);
}
