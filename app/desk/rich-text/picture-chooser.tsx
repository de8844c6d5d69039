import { Images } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { Picture } from "~/ui/picture.tsx";
import { useAdminTexts } from "./admin-texts.tsx";

type Answer = { pictures: { key: string; address: string; name: string }[]; page: number; last: number };

function stop(event: SyntheticEvent): void {
	event.stopPropagation();
}

/** A page of the library; null when it cannot be read. */
async function readLibrary(address: string, search: string, page: number): Promise<Answer | null> {
	const query = new URLSearchParams({ q: search, page: String(page) });
	try {
		const response = await fetch(`${address}?${query}`, { headers: { Accept: "application/json" } });
		return response.ok ? ((await response.json()) as Answer) : null;
	} catch {
		return null;
	}
}

/** The library over the page: a search, its pictures as buttons, and its pages. Part of no form around it. */
function ChooserDialog(props: { address: string; onChoose: (address: string) => void; onClose: () => void }) {
	const texts = useAdminTexts()?.richText.library;
	const title = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const [typed, setTyped] = useState("");
	const [asked, setAsked] = useState({ search: "", page: 1 });
	const [answer, setAnswer] = useState<Answer | "failed" | null>(null);
	useEffect(() => dialog.current?.showModal(), []);
	const { address } = props;
	useEffect(() => {
		let isLate = false;
		setAnswer(null);
		readLibrary(address, asked.search, asked.page).then((found) => {
			if (!isLate) setAnswer(found ?? "failed");
		});
		return () => {
			isLate = true;
		};
	}, [address, asked]);
	if (!texts) return null;
	const ask = () => setAsked({ search: typed, page: 1 });
	const found = answer === "failed" ? null : answer;
	const state =
		answer === null
			? texts.loading
			: answer === "failed"
				? texts.failed
				: found?.pictures.length === 0
					? texts.none
					: "";
	return (
		<dialog
			ref={dialog}
			aria-labelledby={title}
			onClose={props.onClose}
			onInput={stop}
			onChange={stop}
			onKeyDown={(event: KeyboardEvent) => {
				if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
				event.preventDefault();
				event.stopPropagation();
				ask();
			}}
			className="m-auto w-[min(56rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-4 text-ink shadow-raised backdrop:bg-scrim/60 open:grid open:gap-4 md:p-6"
		>
			<h2 id={title} className="text-2xl">
				{texts.title}
			</h2>
			<div className="flex flex-wrap items-end gap-3">
				<div className="min-w-0 grow basis-60">
					<TextField
						type="search"
						label={texts.search}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						maxLength={200}
						autoComplete="off"
					/>
				</div>
				<Button type="button" onClick={ask}>
					{texts.find}
				</Button>
			</div>
			<p role="status" className={state ? "text-muted" : "sr-only"}>
				{state}
			</p>
			<ul className="grid max-h-[55vh] grid-cols-2 gap-3 overflow-y-auto sm:grid-cols-3 md:grid-cols-4">
				{found?.pictures.map((picture) => (
					<li key={picture.key}>
						<button
							type="button"
							onClick={() => {
								props.onChoose(picture.address);
								dialog.current?.close();
							}}
							className="grid w-full gap-1.5 rounded-md border border-line p-2 text-left text-sm hover:bg-mist"
						>
							<Picture
								src={picture.address}
								alt=""
								width={200}
								height={150}
								sizes="200px"
								className="aspect-[4/3] w-full rounded-sm bg-mist object-cover"
							/>
							<span className="line-clamp-2 break-all">{picture.name}</span>
						</button>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap justify-end gap-3">
				{found && found.page > 1 && (
					<Button type="button" variant="quiet" onClick={() => setAsked({ ...asked, page: found.page - 1 })}>
						{texts.previous}
					</Button>
				)}
				{found && found.page < found.last && (
					<Button type="button" variant="quiet" onClick={() => setAsked({ ...asked, page: found.page + 1 })}>
						{texts.next}
					</Button>
				)}
				<Button type="button" variant="quiet" onClick={() => dialog.current?.close()}>
					{texts.close}
				</Button>
			</div>
		</dialog>
	);
}

/** Chooses a picture that is stored already; nothing where there is no library. @param props.field what it is for */
export function ChoosePicture(props: { field?: string; onChoose: (address: string) => void }) {
	const admin = useAdminTexts();
	const [isOpen, setOpen] = useState(false);
	if (!admin?.uploadAddress) return null;
	return (
		<>
			<Button type="button" variant="quiet" onClick={() => setOpen(true)}>
				<Images aria-hidden="true" className="size-5" />
				{admin.richText.library.choose}
				{props.field && <span className="sr-only"> {props.field}</span>}
			</Button>
			{isOpen && (
				<ChooserDialog
					address={admin.uploadAddress}
					onChoose={props.onChoose}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}
