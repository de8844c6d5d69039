import { Check, Minus } from "lucide-react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { holdersOf, may, rights, roles } from "~/values/rights.ts";

/** Who may do what: a table where the window has room for its columns, else each right with the roles that have it. */
export function RightsTable({ texts }: { texts: PageTexts["adminRights"] }) {
	const words = texts.table;
	return (
		<section aria-labelledby="rights" className="grid gap-4">
			<div className="grid gap-1">
				<h2 id="rights" className="text-2xl">
					{words.title}
				</h2>
				<p className="max-w-prose text-muted">{words.text}</p>
			</div>
			<ul className="grid md:hidden">
				{rights.map((right) => (
					<li key={right} className="border-b border-line py-2">
						<p className="font-semibold">{texts.rights[right]}</p>
						<p className="text-sm text-muted">
							{holdersOf(right)
								.map((role) => texts.roles[role])
								.join(", ")}
						</p>
					</li>
				))}
			</ul>
			<table className="hidden w-full max-w-4xl text-left md:table">
				<thead>
					<tr className="border-b border-edge">
						<th scope="col" className="py-2 pr-4">
							{words.right}
						</th>
						{roles.map((role) => (
							<th key={role} scope="col" className="w-22 px-1 py-2 text-center lg:w-28">
								{texts.roles[role]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rights.map((right) => (
						<tr key={right} className="border-b border-line hover:bg-mist">
							<th scope="row" className="py-1.5 pr-4 font-normal">
								{texts.rights[right]}
							</th>
							{roles.map((role) => {
								const isAllowed = may(role, right);
								const Icon = isAllowed ? Check : Minus;
								return (
									<td key={role} className="px-2 py-1.5">
										<Icon
											aria-hidden="true"
											className={`mx-auto size-5 ${isAllowed ? "text-success" : "text-line"}`}
										/>
										<span className="sr-only">{isAllowed ? words.yes : words.no}</span>
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
