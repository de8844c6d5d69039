import { ExternalLink } from "lucide-react";
import { CardTable } from "~/desk/list/card-table.tsx";
import { DeleteAsk, EditLink } from "~/desk/list/row-actions.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
import { languages } from "~/values/vocabulary.ts";
import type { PostState } from "../blog.ts";
import type { ListedPost } from "./blog-admin.ts";

type Texts = PageTexts["adminBlog"];

const stateTones = { draft: "warning", scheduled: "info", published: "success" } as const satisfies Record<
	PostState,
	string
>;

/** The languages that a post has a text in; those that it lacks are crossed out, and named to who cannot see that. */
function LanguageMarks({ texts, post }: { texts: Texts; post: ListedPost }) {
	return (
		<ul className="flex flex-wrap gap-1.5">
			{languages.map((code) => {
				const { nativeName } = languageTable[code];
				const has = post.languages.includes(code);
				return (
					<li
						key={code}
						title={has ? nativeName : `${nativeName}, ${texts.missing.text}`}
						className={`rounded-sm px-1.5 text-sm font-semibold uppercase ${has ? "bg-brand-soft text-brand-ink" : "text-muted line-through"}`}
					>
						<span aria-hidden="true">{code}</span>
						<span className="sr-only">
							<span lang={code}>{nativeName}</span>
							{!has && `, ${texts.missing.text}`}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

function Actions(props: { texts: Texts; post: ListedPost; editAddress: string; viewAddress: string | null }) {
	const { texts, post } = props;
	return (
		// Above the row's own link.
		<span className="relative flex gap-2">
			<EditLink to={props.editAddress} label={texts.edit} name={post.title} />
			{props.viewAddress && (
				<ButtonAnchor
					href={props.viewAddress}
					target="_blank"
					rel="noopener"
					variant="quiet"
					aria-label={`${texts.inShop}: ${post.title}`}
					title={texts.inShop}
					className="size-11 px-0!"
				>
					<ExternalLink aria-hidden="true" className="size-5 shrink-0" />
				</ButtonAnchor>
			)}
			<DeleteAsk id={post.id} label={texts.delete} name={post.title} />
		</span>
	);
}

/** The posts: cards on a phone, columns on a desktop. */
export function PostTable(props: {
	texts: Texts;
	posts: readonly ListedPost[];
	/** What ticking a row is called; left out: nothing can be done with several. */
	tick?: string;
	editAddress: (post: ListedPost) => string;
	/** In the shop; null for what visitors do not see in the list's language. */
	viewAddress: (post: ListedPost) => string | null;
}) {
	const { texts, posts, tick } = props;
	if (posts.length === 0) return <p className="rounded-lg bg-mist p-6 text-muted">{texts.empty}</p>;
	return (
		<CardTable
			label={texts.title}
			columns={[...(["title", "languages", "state", "date", "actions"] as const)].map(
				(column) => texts.columns[column],
			)}
			template="lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]"
			tick={tick}
			rows={posts.map((post) => ({
				...{ id: post.id, tickedAs: post.title },
				to: props.editAddress(post),
				name: <span lang={post.language}>{post.title}</span>,
				cells: [
					<LanguageMarks key="languages" texts={texts} post={post} />,
					<Badge key="state" tone={stateTones[post.state]}>
						{texts.states[post.state]}
					</Badge>,
					post.date ? <Moment key="date" date={post.date} /> : <span key="date">{texts.noDate}</span>,
					<Actions
						key="actions"
						texts={texts}
						post={post}
						editAddress={props.editAddress(post)}
						viewAddress={props.viewAddress(post)}
					/>,
				],
			}))}
		/>
	);
}
