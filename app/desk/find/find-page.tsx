import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { useMay } from "../shell/own-rights.tsx";
import { type FoundGroup, findField } from "./find.ts";

/** The search as a page: without scripts, and to look at what was found for longer. */
export function FindPage(props: {
	words: PageTexts["adminShell"]["find"];
	address: string;
	text: string;
	groups: readonly FoundGroup[];
	children: ReactNode;
}) {
	const { words, text, groups } = props;
	const count = groups.reduce((sum, { items }) => sum + items.length, 0);
	return (
		<div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16">
			<title>{words.title}</title>
			<h1 className="text-3xl">{words.title}</h1>
			<Form key={text} role="search" action={props.address} className="flex items-end gap-3">
				<div className="min-w-0 grow">
					<TextField
						type="search"
						name={findField}
						label={useMay("orders.read") ? words.placeholder : words.deliveriesPlaceholder}
						defaultValue={text}
						maxLength={100}
						autoComplete="off"
					/>
				</div>
				<Button type="submit">
					<Search aria-hidden="true" className="size-5" />
					<span className="max-sm:sr-only">{words.go}</span>
				</Button>
			</Form>
			{text !== "" && (
				<p className="font-semibold">
					{count > 0 ? words.count.replace("{count}", String(count)) : words.nothing}
				</p>
			)}
			{groups.map(({ kind, label, items }) => (
				<section key={kind} aria-labelledby={`found-${kind}`}>
					<h2 id={`found-${kind}`} className="mb-1 text-lg">
						{label}
					</h2>
					<ul>
						{items.map(({ key, title, hint, to }) => (
							<li key={key} className="border-b border-line">
								<Link
									to={to}
									className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-md px-2 py-2.5 hover:bg-mist"
								>
									<span className="font-semibold text-brand-ink [overflow-wrap:anywhere]">{title}</span>
									{hint && <span className="text-sm text-muted [overflow-wrap:anywhere]">{hint}</span>}
								</Link>
							</li>
						))}
					</ul>
				</section>
			))}
			{props.children}
		</div>
	);
}
