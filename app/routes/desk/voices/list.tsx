import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link, redirect } from "react-router";
import { answerChange, goneIsDone } from "~/desk/list/answer-change.server.ts";
import { listFields } from "~/desk/list/list-query.ts";
import { RecordList } from "~/desk/list/record-list.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { deleteVoice, moveVoice, tagOf } from "~/site/voices/desk/save-voice.server.ts";
import { VoiceTable } from "~/site/voices/desk/voice-tables.tsx";
import {
	listReferences,
	listReviews,
	readVoiceFrame,
	type VoicePage,
} from "~/site/voices/desk/voices-admin.store.server.ts";
import { outcomes, readVoiceKey, voiceList } from "~/site/voices/desk/voices-admin.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const [reviews, references, frame] = await Promise.all([
		listReviews(db),
		listReferences(db, language),
		readVoiceFrame(db, language),
	]);
	const { home } = catalogues[language].common;
	// The first page has no title of its own.
	const pages = frame.pages.map((page) => (page.title === "home" ? { ...page, title: home } : page));
	const wanted = searchParams.get(listFields.ask);
	const { adminVoices: texts, voices: shop } = pageTexts[language];
	return {
		...{ texts, reviews, references, pages, checked: shop.checks[frame.checks] },
		asked: [...reviews, ...references].find(({ id }) => id === wanted) ?? null,
		done: memberOf(outcomes, searchParams.get(listFields.done)),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const list = adminUrls.voices(languageOf(context));
	const admin = allowed(context, "content.change");
	const form = await request.formData();
	const text = (name: string) => String(form.get(name) ?? "");
	const key = readVoiceKey(text("kind"), text("id"));
	const intent = memberOf(["delete", "move"], text("intent"));
	const to = memberOf(["up", "down"], text("to"));
	if (!key || !intent || (intent === "move" && !to)) throw new Response(null, { status: 400 });
	const query = voiceList.read(new URL(request.url).searchParams);
	const steps = to === "up" ? -1 : 1;
	const at = form.has("at") ? { at: Number(form.get("at")) } : {};
	return answerChange(
		key.kind,
		"change",
		async () =>
			intent === "delete"
				? goneIsDone(await deleteVoice(shop.db, admin, key))
				: moveVoice(shop.db, admin, { ...key, steps, ...at }),
		() => {
			shop.cache.drop([tagOf[key.kind]]);
			const done = intent === "delete" ? "deleted" : "moved";
			return redirect(voiceList.address(list, query, done), { status: 303 });
		},
	);
}

/** One of the two lists, with where visitors see it. */
function Part(props: {
	id: string;
	title: string;
	pages: readonly VoicePage[];
	words: { shownOn: string; shownNowhere: string; addSection: string };
	add: { to: string; label: string };
	children: ReactNode;
}) {
	const { id, pages, words, add } = props;
	const language = useLanguage();
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h2 id={id} className="text-2xl">
					{props.title}
				</h2>
				<ButtonLink to={add.to}>
					<Plus aria-hidden="true" className="size-5" />
					{add.label}
				</ButtonLink>
			</div>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
				{pages.length > 0 ? words.shownOn : words.shownNowhere}
				{pages.map((page) => (
					<Link
						key={page.id}
						to={adminUrls.sections(language, page.id)}
						className="inline-flex min-h-6 items-center text-info hover:underline"
					>
						{page.title}
					</Link>
				))}
				{pages.length === 0 && (
					<Link
						to={adminUrls.landingPages(language)}
						className="inline-flex min-h-6 items-center text-info hover:underline"
					>
						{words.addSection}
					</Link>
				)}
			</p>
			{props.children}
		</section>
	);
}

export { readsRefused as shouldRevalidate } from "~/desk/list/reads-refused.tsx";

export default function Voices({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, reviews, references, pages, checked, asked, done } = loaderData;
	const language = useLanguage();
	const list = adminUrls.voices(language);
	return (
		<RecordList
			title={texts.title}
			intro={texts.intro}
			links={null}
			address={list}
			done={done && { code: done, title: texts.done[done] }}
			answer={actionData}
			problem={actionData ? texts.problems[actionData.problem] : null}
			asked={
				asked && {
					key: asked.id,
					text: `${asked.name}. ${texts.deleteText}`,
					fields: { kind: asked.kind, id: asked.id },
				}
			}
			words={texts}
		>
			<Part
				id="reviews"
				title={texts.reviews}
				pages={pages.filter(({ type }) => type === "reviews")}
				words={texts}
				add={{ to: adminUrls.newReview(language), label: texts.newReview }}
			>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line p-4 text-sm">
					<span>
						<span className="font-semibold">{texts.check.shown}</span> {checked}
					</span>
					<Link
						to={adminUrls.reviewCheck(language)}
						className="inline-flex min-h-6 items-center text-info hover:underline"
					>
						{texts.check.change}
						<span className="sr-only">: {texts.check.title}</span>
					</Link>
				</p>
				<VoiceTable
					kind="review"
					texts={texts}
					voices={reviews}
					address={list}
					editAddress={({ id }) => adminUrls.review(language, id)}
				/>
			</Part>
			<Part
				id="references"
				title={texts.references}
				pages={pages.filter(({ type }) => type === "references")}
				words={texts}
				add={{ to: adminUrls.newReference(language), label: texts.newReference }}
			>
				<VoiceTable
					kind="reference"
					texts={texts}
					voices={references}
					address={list}
					editAddress={({ id }) => adminUrls.reference(language, id)}
				/>
			</Part>
		</RecordList>
	);
}
