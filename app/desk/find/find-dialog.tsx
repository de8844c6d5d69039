import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type FoundGroup, findField, readFound } from "./find.ts";

type Addresses = { answers: string; page: string };

/** Longer than between two letters of somebody who types, shorter than anybody waits. */
const patienceMs = 120;

/** What the desk finds for a text: of the last one that was answered, and whether that was this one. */
function useFound(text: string, address: string) {
	const [found, setFound] = useState<{ text: string; groups: FoundGroup[] } | null>(null);
	const [isAway, setAway] = useState(false);
	useEffect(() => {
		const leaving = new AbortController();
		async function ask() {
			try {
				const query = new URLSearchParams({ [findField]: text });
				const answer = await fetch(`${address}?${query}`, { redirect: "error", signal: leaving.signal });
				const groups = answer.ok ? readFound(await answer.json()) : null;
				if (groups) setFound({ text, groups });
				setAway(groups === null);
			} catch {
				if (!leaving.signal.aborted) setAway(true);
			}
		}
		const timer = setTimeout(ask, text === "" ? 0 : patienceMs);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [text, address]);
	return { groups: found?.groups ?? [], isSettled: found?.text === text, isAway };
}

/**
 * The search over the page: a combobox with a list of groups (WAI-ARIA). The first item is chosen, arrows choose others,
 * Enter opens what is chosen.
 */
export default function FindDialog(props: {
	words: PageTexts["adminShell"]["find"];
	addresses: Addresses;
	onClose: () => void;
}) {
	const { words, addresses, onClose } = props;
	const id = useId();
	const navigate = useNavigate();
	const dialog = useRef<HTMLDialogElement>(null);
	const [text, setText] = useState("");
	const asked = text.trim();
	const { groups, isSettled, isAway } = useFound(asked, addresses.answers);
	const items = groups.flatMap((group) =>
		group.items.map((item) => ({ ...item, id: `${id}-${group.kind}-${item.key}` })),
	);
	const [wanted, setWanted] = useState<string | null>(null);
	const place = Math.max(
		0,
		items.findIndex((item) => item.id === wanted),
	);
	const chosen = items[place];

	useEffect(() => {
		dialog.current?.showModal();
	}, []);
	useEffect(() => {
		if (chosen) document.getElementById(chosen.id)?.scrollIntoView({ block: "nearest" });
	}, [chosen]);

	const page = `${addresses.page}?${new URLSearchParams({ [findField]: asked })}`;
	function open(to: string) {
		dialog.current?.close();
		navigate(to);
	}
	function move(event: KeyboardEvent) {
		const last = items.length - 1;
		const steps: Record<string, number> = {
			ArrowDown: place === last ? 0 : place + 1,
			ArrowUp: place === 0 ? last : place - 1,
		};
		const next = steps[event.key];
		if (next !== undefined && items.length > 0) {
			event.preventDefault();
			setWanted(items[next]?.id ?? null);
		} else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
			event.preventDefault();
			// An answer to an older text would lead elsewhere than it says.
			open(chosen && isSettled ? chosen.to : page);
		}
	}
	const isNothing = isSettled && items.length === 0;
	return (
		<dialog
			ref={dialog}
			aria-label={words.title}
			onClose={onClose}
			onClick={(event) => {
				if (event.target === event.currentTarget) dialog.current?.close();
			}}
			onKeyDown={() => {}}
			className="mx-auto mt-[8dvh] mb-auto max-h-[80dvh] w-[min(40rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-lg bg-surface p-0 text-ink shadow-raised backdrop:bg-scrim/60 open:flex"
		>
			<div className="flex items-center gap-3 border-b border-line px-4">
				<Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
				<input
					role="combobox"
					aria-label={words.title}
					aria-expanded={items.length > 0}
					aria-controls={`${id}-list`}
					aria-autocomplete="list"
					aria-activedescendant={chosen?.id}
					type="text"
					inputMode="search"
					enterKeyHint="go"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={100}
					placeholder={words.placeholder}
					value={text}
					onChange={(event) => {
						setText(event.target.value);
						setWanted(null);
					}}
					onKeyDown={move}
					className="min-h-14 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-muted"
				/>
				<button
					type="button"
					onClick={() => dialog.current?.close()}
					className="min-h-9 shrink-0 rounded-md border border-edge px-2 text-sm text-muted"
				>
					{words.close}
				</button>
			</div>
			<p role="status" className="sr-only">
				{isSettled ? words.count.replace("{count}", String(items.length)) : ""}
			</p>
			{(isNothing || isAway) && (
				<p className="px-4 py-6 text-center text-muted">{isAway ? words.away : words.nothing}</p>
			)}
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label={words.title}
				className="min-h-0 overflow-y-auto py-2 empty:hidden"
			>
				{groups.map(({ kind, label, items: own }) => (
					// biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
					<div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="px-2 pb-2">
						<div id={`${id}-${kind}`} className="px-2 py-1 text-sm font-semibold text-muted">
							{label}
						</div>
						{own.map(({ key, title, hint, to }) => {
							const option = `${id}-${kind}-${key}`;
							return (
								<Link
									key={key}
									id={option}
									role="option"
									aria-selected={option === chosen?.id}
									tabIndex={-1}
									to={to}
									onClick={() => dialog.current?.close()}
									onMouseMove={() => setWanted(option)}
									className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-md px-2 py-2 aria-selected:bg-brand-soft aria-selected:text-brand-ink"
								>
									<span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{title}</span>
									{hint && <span className="text-sm text-muted [overflow-wrap:anywhere]">{hint}</span>}
								</Link>
							);
						})}
					</div>
				))}
			</div>
		</dialog>
	);
}
