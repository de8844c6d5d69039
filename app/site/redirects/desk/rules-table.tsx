import { Trash2 } from "lucide-react";
import type { RefObject } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { RuleProblem, Rules } from "../redirects.ts";

type RulesTableProps = {
	/** What scrolls: has the focus where a button has gone. */
	frame: RefObject<HTMLElement | null>;
	texts: PageTexts["redirects"]["table"];
	/** Id of the heading that names the table. */
	labelledBy: string;
	rules: Rules;
	/** What is wrong with some of them, by their numbers. */
	problems: ReadonlyMap<number, RuleProblem>;
	onToggle: (id: number) => void;
	onDelete: (id: number) => void;
};

const cell = "border-b border-line px-1.5 py-1 sm:px-3";
const head = `sticky top-0 z-10 bg-mist py-2.5 font-semibold hyphens-auto ${cell}`;

function ProblemText(props: Pick<RulesTableProps, "texts"> & { problem: RuleProblem | undefined }) {
	if (!props.problem) return null;
	return <span className="block text-xs font-medium text-error">{props.texts.problems[props.problem]}</span>;
}

/** The session's rules, 400 pixels high; what is more is scrolled to, also by keyboard. */
export function RulesTable({
	frame,
	texts,
	labelledBy,
	rules,
	problems,
	onToggle,
	onDelete,
}: RulesTableProps) {
	return (
		<section
			ref={frame}
			aria-labelledby={labelledBy}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="relative h-[400px] scroll-pt-12 overflow-y-auto rounded-md border border-line"
		>
			<table
				aria-labelledby={labelledBy}
				aria-keyshortcuts="j k x"
				className="w-full table-fixed border-separate border-spacing-0 text-sm"
			>
				<thead className="text-left text-xs sm:text-sm">
					<tr>
						<th scope="col" className={head}>
							{texts.oldPath}
						</th>
						<th scope="col" className={head}>
							{texts.newPath}
						</th>
						<th scope="col" className={`w-12 sm:w-20 ${head}`}>
							{texts.status}
						</th>
						<th scope="col" className={`w-14 text-center sm:w-24 ${head}`}>
							{texts.active}
						</th>
						<th scope="col" className={`w-14 text-center sm:w-24 ${head}`}>
							{texts.actions}
						</th>
					</tr>
				</thead>
				<tbody>
					{rules.map((rule) => (
						<tr
							key={rule.id}
							data-row
							tabIndex={-1}
							className={`-outline-offset-3! ${rule.isActive ? "" : "bg-mist text-muted"}`}
						>
							<th scope="row" className={`wrap-anywhere text-left font-semibold ${cell}`}>
								{rule.oldPath}
								<ProblemText texts={texts} problem={problems.get(rule.id)} />
							</th>
							<td className={`wrap-anywhere ${cell}`}>{rule.newPath}</td>
							<td className={cell}>{rule.statusCode}</td>
							<td className={`text-center ${cell}`}>
								<label className="inline-grid size-11 place-items-center">
									<input
										type="checkbox"
										data-tick
										aria-label={`${texts.active}: ${rule.oldPath}`}
										checked={rule.isActive}
										onChange={() => onToggle(rule.id)}
										className="size-5 accent-brand-ink"
									/>
								</label>
							</td>
							<td className={`text-center ${cell}`}>
								<button
									type="button"
									aria-label={`${texts.delete}: ${rule.oldPath}`}
									onClick={({ detail }) => {
										// The second click of a double one would hit the row that has moved up.
										if (detail > 1) return;
										// The button goes with its row: the keyboard stays at the table.
										frame.current?.focus({ preventScroll: true });
										onDelete(rule.id);
									}}
									className="inline-grid size-11 place-items-center rounded-md hover:bg-error-soft hover:text-error"
								>
									<Trash2 aria-hidden="true" className="size-5" />
								</button>
							</td>
						</tr>
					))}
					{rules.length === 0 && (
						<tr>
							<td colSpan={5} className="px-4 py-16 text-center text-base text-muted">
								{texts.empty}
							</td>
						</tr>
					)}
				</tbody>
			</table>
		</section>
	);
}
