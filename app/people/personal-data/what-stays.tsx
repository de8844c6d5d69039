import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** Says, where something is erased, what stays and for how long. */
export function WhatStays({
	texts,
	lines,
}: {
	texts: PageTexts["personalData"]["stays"];
	lines: readonly string[];
}) {
	return (
		<div className="grid gap-2 rounded-md bg-mist p-4">
			<h3 className="text-lg">{texts.title}</h3>
			<ul className="grid list-disc gap-1.5 pl-5">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</div>
	);
}
