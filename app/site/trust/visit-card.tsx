import type { Company } from "~/company/company.ts";
import { HoursList } from "~/company/hours-list.tsx";
import type { HoursLine } from "~/company/opening-hours-text.ts";
import { OpeningNow, type OpeningTimes } from "~/company/opening-now.tsx";

/** When a company is found at its place. @property lines the whole week */
export type Visit = { title: string; times: OpeningTimes; lines: HoursLine[]; vat: string };

/** Opening hours and numbers of the company, beside a form where there is room; a phone has them above and in the footer. */
export default function VisitCard({ visit, company }: { visit: Visit; company: Company }) {
	const { legalName, vatNumber, register } = company;
	return (
		<div className="grid gap-4 rounded-lg border border-line bg-surface p-5 text-ink max-md:hidden">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h3 className="text-xl">{visit.title}</h3>
				<p className="min-h-6 font-semibold">
					<OpeningNow times={visit.times} otherwise="" />
				</p>
			</div>
			<HoursList lines={visit.lines} />
			{legalName && (
				<p className="border-t border-line pt-3 text-sm text-muted">
					{[legalName, vatNumber && `${visit.vat} ${vatNumber}`, register].filter(Boolean).join(" · ")}
				</p>
			)}
		</div>
	);
}
