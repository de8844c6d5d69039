import { RotateCcw, Trash2 } from "lucide-react";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import { isNarrowed, viewText } from "../list/list-query.ts";
import { PageLinks } from "../list/page-links.tsx";
import { Moment } from "../parts/moment.tsx";
import { ViewLinks } from "../views/view-links.tsx";
import type { Deleted } from "./history.store.server.ts";
import { thingName } from "./history-words.ts";
import { type TrashQuery, trashKinds, trashList } from "./trash-query.ts";

type TrashListProps = {
	texts: PageTexts["adminAudit"];
	listTexts: PageTexts["adminTrade"]["list"];
	query: TrashQuery;
	/** The newest first. */
	things: readonly Deleted[];
	total: number;
	last: number;
	/** Of the list without its query. */
	address: string;
	/** Of the question before a thing is restored. */
	restoreAddress: (id: string) => string;
};

function Row({
	texts,
	thing,
	restoreAddress,
}: Pick<TrashListProps, "texts" | "restoreAddress"> & { thing: Deleted }) {
	const name = thingName(texts, thing);
	return (
		<li
			data-row
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line p-4"
		>
			<div className="grid min-w-0 flex-1 basis-60 gap-1 [overflow-wrap:anywhere]">
				<span className="text-sm text-muted">{texts.entities[thing.entity]}</span>
				<span className="text-lg font-bold">{thing.label || name}</span>
				<span className="text-sm text-muted">
					<Moment date={thing.createdAt} /> · {thing.userEmail}
				</span>
			</div>
			<ButtonLink
				to={restoreAddress(thing.id)}
				variant="quiet"
				aria-label={`${texts.trash.restore}: ${name}`}
				className="max-sm:w-full"
			>
				<RotateCcw aria-hidden="true" className="size-5" />
				{texts.trash.restore}
			</ButtonLink>
		</li>
	);
}

/** What was deleted and can be brought back, with who deleted it and when. */
export function TrashList(props: TrashListProps) {
	const { texts, listTexts, query, things, total, last, address } = props;
	const words = texts.trash;
	const narrowed = isNarrowed(query);
	const { number } = useFormat();
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16">
			<title>{words.title}</title>
			<header className="grid gap-2">
				<h1 className="text-3xl">{words.title}</h1>
				<p className="max-w-prose text-lg text-muted">{words.intro}</p>
			</header>
			{(total > 0 || narrowed) && (
				<FilterForm
					list={trashList}
					query={query}
					address={address}
					words={{ ...listTexts, search: words.search, find: listTexts.apply, showAll: listTexts.reset }}
					filter={{
						...{ label: texts.entity, all: texts.anything },
						choices: trashKinds.map((value) => ({ value, label: texts.entities[value] })),
					}}
				/>
			)}
			<ViewLinks list="trash" address={address} query={viewText(trashList, query)} />
			{things.length > 0 ? (
				<>
					<p className="font-semibold" data-testid="found">
						{words.found} {number(total)}
					</p>
					<ul aria-label={words.title} aria-keyshortcuts="j k" className="grid gap-3">
						{things.map((thing) => (
							<Row key={thing.id} texts={texts} thing={thing} restoreAddress={props.restoreAddress} />
						))}
					</ul>
				</>
			) : (
				<div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-14 text-center">
					<Trash2 aria-hidden="true" className="size-8 text-muted" />
					<p className="text-lg font-semibold">{narrowed ? listTexts.nothing : words.none}</p>
					<p className="text-muted">{narrowed ? texts.nothingText : words.noneText}</p>
				</div>
			)}
			<PageLinks
				texts={listTexts}
				page={query.page}
				last={last}
				to={(page) => trashList.address(address, { ...query, page })}
			/>
		</div>
	);
}
