import type { ReactNode } from "react";

export type Fact = [label: string, value: ReactNode];

/** A box of the desk with its heading. */
export function Panel(props: { title: string; id: string; hint?: string; children: ReactNode }) {
	return (
		<section
			aria-labelledby={props.id}
			className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5 md:p-6"
		>
			<div className="grid gap-1">
				<h2 id={props.id} className="text-xl">
					{props.title}
				</h2>
				{props.hint && <p className="text-sm text-muted">{props.hint}</p>}
			</div>
			{props.children}
		</section>
	);
}

/** What is known of a thing, label beside value; what is not filled in is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,12rem)_1fr]">
			{facts
				.filter(([, value]) => value !== null && value !== "")
				.map(([label, value]) => (
					<div key={label} className="grid gap-x-6 sm:col-span-full sm:grid-cols-subgrid">
						<dt className="text-sm text-muted sm:pt-0.5">{label}</dt>
						<dd className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
					</div>
				))}
		</dl>
	);
}

/** A link in the text of the desk, tall enough for a thumb without pushing its line apart. */
export const deskLink =
	"-my-2.5 inline-block py-2.5 font-semibold text-info underline-offset-4 hover:underline";
