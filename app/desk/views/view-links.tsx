import { Plus, X } from "lucide-react";
import { Form, Link, useSearchParams } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { useOwnViews } from "./own-views.tsx";
import { longestViewName, type SavedViewList, viewAnswer, viewFields, viewProblems } from "./saved-views.ts";

/** The views that an owner has kept of a list, and the way to keep this one. @param props.query as the address has it */
export function ViewLinks(props: { list: SavedViewList; address: string; query: string }) {
	const { list, address, query } = props;
	const { views, words } = useOwnViews();
	const action = adminUrls.views(useLanguage());
	const own = views.filter((view) => view.list === list);
	const current = own.find((view) => view.query === query);
	const [parameters] = useSearchParams();
	const problem = memberOf(viewProblems, parameters.get(viewAnswer.problem));
	if (own.length === 0 && query === "") return null;
	return (
		<div className="flex flex-wrap items-start gap-2">
			<ul aria-label={words.title} className="flex flex-wrap gap-2">
				{own.map((view) => (
					<li
						key={view.id}
						className="flex rounded-full border border-edge bg-surface has-aria-[current]:border-brand-ink has-aria-[current]:bg-brand-soft"
					>
						<Link
							to={`${address}?${view.query}`}
							aria-current={view === current ? "page" : undefined}
							className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold hover:underline md:min-h-9"
						>
							{view.name}
						</Link>
						{view === current && (
							<Form method="post" action={action} className="flex">
								<input type="hidden" name={viewFields.list} value={list} />
								<input type="hidden" name={viewFields.id} value={view.id} />
								<button
									type="submit"
									name={viewFields.intent}
									value="drop"
									aria-label={`${words.drop}: ${view.name}`}
									title={words.drop}
									className="grid min-h-11 w-10 place-items-center rounded-full hover:bg-mist md:min-h-9"
								>
									<X aria-hidden="true" className="size-4" />
								</button>
							</Form>
						)}
					</li>
				))}
			</ul>
			{query !== "" && !current && (
				<details key={String(problem)} open={problem !== null} className="group">
					<summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-3 font-semibold text-brand-ink hover:bg-mist md:min-h-9 [&::-webkit-details-marker]:hidden">
						<Plus aria-hidden="true" className="size-5" />
						{words.keep}
					</summary>
					<Form method="post" action={action} className="flex flex-wrap items-end gap-3 py-2">
						<input type="hidden" name={viewFields.list} value={list} />
						<input type="hidden" name={viewFields.query} value={query} />
						<TextField
							id="keep-view"
							name={viewFields.name}
							label={words.name}
							defaultValue={parameters.get(viewAnswer.name) ?? ""}
							error={problem ? words.problems[problem] : undefined}
							autoFocus={problem !== null}
							required
							maxLength={longestViewName}
							autoComplete="off"
						/>
						<Button type="submit" name={viewFields.intent} value="keep">
							{words.save}
						</Button>
					</Form>
				</details>
			)}
		</div>
	);
}
