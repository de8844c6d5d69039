import { ExternalLink, Pencil, Search, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { CardTable } from "~/desk/list/card-table.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, ButtonAnchor, ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { languages } from "~/values/vocabulary.ts";
import { type PostState, postStates } from "../blog.ts";
import { type ListedPost, listFields, type PostListQuery } from "./blog-admin.ts";

type Texts = PageTexts["adminBlog"];

/** Search and filter; both live in the address. */
export function PostFilters(props: { texts: Texts; query: PostListQuery; address: string }) {
	const { texts, query } = props;
	return (
		<Form
			key={`${query.search} ${query.state}`}
			action={props.address}
			role="search"
			className="grid items-end gap-4 md:grid-cols-[2fr_1fr_auto]"
		>
			<TextField
				id="post-search"
				name={listFields.search}
				type="search"
				label={texts.search}
				defaultValue={query.search}
				maxLength={200}
			/>
			<SelectField
				id="post-state-filter"
				name={listFields.state}
				label={texts.state}
				defaultValue={query.state ?? ""}
			>
				<option value="">{texts.all}</option>
				{postStates.map((code) => (
					<option key={code} value={code}>
						{texts.states[code]}
					</option>
				))}
			</SelectField>
			<Button type="submit" variant="quiet">
				<Search aria-hidden="true" className="size-5" />
				{texts.find}
			</Button>
		</Form>
	);
}

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
						className={`rounded-sm px-1.5 text-sm font-semibold uppercase ${has ? "bg-brand-soft text-brand" : "text-muted line-through"}`}
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

const icon = "size-11 px-0";

function Actions(props: {
	texts: Texts;
	post: ListedPost;
	query: PostListQuery;
	address: string;
	editAddress: string;
	viewAddress: string | null;
}) {
	const { texts, post, query } = props;
	return (
		// Above the row's own link.
		<span className="relative flex gap-2">
			<ButtonLink
				to={props.editAddress}
				variant="quiet"
				aria-label={`${texts.edit}: ${post.title}`}
				className={icon}
			>
				<Pencil aria-hidden="true" className="size-5 shrink-0" />
			</ButtonLink>
			{props.viewAddress && (
				<ButtonAnchor
					href={props.viewAddress}
					target="_blank"
					rel="noopener"
					variant="quiet"
					aria-label={`${texts.inShop}: ${post.title}`}
					className={icon}
				>
					<ExternalLink aria-hidden="true" className="size-5 shrink-0" />
				</ButtonAnchor>
			)}
			<Form action={props.address} preventScrollReset>
				{query.search && <input type="hidden" name={listFields.search} value={query.search} />}
				{query.state && <input type="hidden" name={listFields.state} value={query.state} />}
				{query.page > 1 && <input type="hidden" name={listFields.page} value={query.page} />}
				<Button
					type="submit"
					name={listFields.ask}
					value={post.id}
					variant="quiet"
					aria-label={`${texts.delete}: ${post.title}`}
					className={`${icon} text-error`}
				>
					<Trash2 aria-hidden="true" className="size-5 shrink-0" />
				</Button>
			</Form>
		</span>
	);
}

/** The posts: cards on a phone, columns on a desktop. */
export function PostTable(props: {
	texts: Texts;
	posts: readonly ListedPost[];
	query: PostListQuery;
	/** Of the list without its query. */
	address: string;
	editAddress: (post: ListedPost) => string;
	/** In the shop; null for what visitors do not see in the list's language. */
	viewAddress: (post: ListedPost) => string | null;
}) {
	const { texts, posts } = props;
	if (posts.length === 0) return <p className="rounded-lg bg-mist p-6 text-muted">{texts.empty}</p>;
	return (
		<CardTable
			label={texts.title}
			columns={[...(["title", "languages", "state", "date", "actions"] as const)].map(
				(column) => texts.columns[column],
			)}
			template="lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]"
			rows={posts.map((post) => ({
				id: post.id,
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
						query={props.query}
						address={props.address}
						editAddress={props.editAddress(post)}
						viewAddress={props.viewAddress(post)}
					/>,
				],
			}))}
		/>
	);
}
