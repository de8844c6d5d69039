import { Copy, RotateCcw } from "lucide-react";
import { Form, Link } from "react-router";
import { isNarrowed } from "~/desk/list/list-query.ts";
import { DeleteAsk } from "~/desk/list/row-actions.tsx";
import { Tick } from "~/desk/list/tick.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import { type LibraryPicture, type LibraryQuery, libraryList, type PictureUse } from "./library.ts";

type Texts = PageTexts["adminMedia"];

/** Where a picture is used, in words: what kind of thing, and which. */
export function placeName({ library }: Texts, { kind, label }: PictureUse): string {
	return [library.kinds[kind], label].filter(Boolean).join(" ");
}

function Uses(props: {
	texts: Texts;
	uses: readonly PictureUse[];
	addressOf: (use: PictureUse) => string | null;
}) {
	const { texts, uses } = props;
	if (uses.length === 0) return <p className="text-sm text-muted">{texts.library.unused}</p>;
	return (
		<div className="text-sm">
			<p className="text-muted">{texts.library.usedIn}</p>
			<ul>
				{uses.map((use) => {
					const address = props.addressOf(use);
					const text = placeName(texts, use);
					return (
						<li key={`${use.kind} ${use.id}`}>
							{address ? (
								<Link to={address} className="inline-block py-1 text-info hover:underline">
									{text}
								</Link>
							) : (
								text
							)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}

async function copy(address: string, texts: Texts): Promise<void> {
	await navigator.clipboard?.writeText(address).then(
		() => showToast({ tone: "success", title: texts.copied }),
		() => {},
	);
}

/** The pictures of a page of the library: what each shows, where it is used, and what can be done with it. */
export function Library(props: {
	texts: Texts;
	pictures: readonly LibraryPicture[];
	query: LibraryQuery;
	/** What ticking a picture is called; left out: nothing can be done with several. */
	tick?: string;
	/** Of the list without its query. */
	address: string;
	addressOf: (use: PictureUse) => string | null;
}) {
	const { texts, pictures, query, address, tick } = props;
	const { library } = texts;
	const mayKeep = useMay("content.change");
	const scripted = useScripted();
	if (pictures.length === 0) {
		return (
			<p className="rounded-lg bg-mist p-6 text-muted">{isNarrowed(query) ? library.none : library.empty}</p>
		);
	}
	return (
		<ul
			aria-keyshortcuts={tick === undefined ? "j k" : "j k x"}
			className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
		>
			{pictures.map((picture) => (
				<li
					key={picture.key}
					data-row
					className="grid grid-rows-[auto_1fr_auto] gap-3 rounded-lg border border-line p-3 [overflow-wrap:anywhere]"
				>
					<Picture
						src={picture.address}
						alt=""
						width={320}
						height={240}
						sizes="(min-width: 1280px) 280px, (min-width: 640px) 45vw, 90vw"
						className="aspect-[4/3] w-full rounded-md bg-mist object-cover"
					/>
					<div className="grid content-start gap-2">
						<div className="flex items-start gap-1">
							{tick !== undefined && (
								<Tick id={picture.key} label={tick} name={picture.name} className="-my-1 -ml-2" />
							)}
							<h2 className="min-w-0 text-base font-bold">
								<a
									href={picture.address}
									target="_blank"
									rel="noopener"
									className="inline-block py-1 hover:underline"
								>
									{picture.name}
								</a>
							</h2>
						</div>
						<p className="text-sm text-muted">
							<Moment date={picture.createdAt} />
						</p>
						<Uses texts={texts} uses={picture.uses} addressOf={props.addressOf} />
					</div>
					<div className="flex flex-wrap gap-2">
						{scripted && (
							<Button type="button" variant="quiet" onClick={() => copy(picture.address, texts)}>
								<Copy aria-hidden="true" className="size-5" />
								{library.copy} <span className="sr-only">{picture.name}</span>
							</Button>
						)}
						{mayKeep && picture.deletedAt !== null && (
							<Form method="post" action={libraryList.address(address, query)} preventScrollReset>
								<input type="hidden" name="key" value={picture.key} />
								<Button type="submit" variant="quiet" name="intent" value="restore">
									<RotateCcw aria-hidden="true" className="size-5" />
									{library.restore} <span className="sr-only">{picture.name}</span>
								</Button>
							</Form>
						)}
						{mayKeep && picture.deletedAt === null && picture.uses.length === 0 && (
							<DeleteAsk id={picture.key} label={library.delete} name={picture.name} />
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
