import { CloudUpload, Download } from "lucide-react";
import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { Language } from "~/values/vocabulary.ts";
import { type Rules, type ServedRule, servedRules, withdrawnBy, withNumber } from "../redirects.ts";

export type PublishAnswer = "published" | "stale" | "invalid" | "loops" | "failed";

/** What the shop serves now, and the button that puts the session's rules in its place. */
export function PublishPanel(props: {
	texts: PageTexts["redirects"]["publish"];
	language: Language;
	ready: boolean;
	rules: Rules;
	/** Whether some lead in circles: those are not published. */
	hasLoops: boolean;
	published: { rules: readonly ServedRule[]; since: Date | null; mark: string };
	answer: PublishAnswer | null;
	onTakeBack: () => void;
}) {
	const { texts, ready, rules, hasLoops, published, answer } = props;
	const sending = useNavigation().formMethod === "POST";
	const served = servedRules(rules);
	const isSame = JSON.stringify(served) === JSON.stringify(published.rules);
	const left = rules.length - served.length;
	const withdrawn = withdrawnBy(served, published.rules);
	return (
		<section aria-labelledby="publish-rules" className="grid gap-4 rounded-lg border border-line p-4 sm:p-6">
			<h2 id="publish-rules" className="text-2xl">
				{texts.title}
			</h2>
			<p className="max-w-prose text-muted">{texts.text}</p>
			<p className="font-semibold" data-testid="published">
				{published.rules.length === 0 ? texts.none : withNumber(texts.count, published.rules.length)}
				{published.since && (
					<span className="font-normal text-muted">
						{" "}
						({texts.since} {momentText(props.language, published.since)})
					</span>
				)}
			</p>
			{answer && (
				<Notice
					tone={answer === "published" ? "success" : "error"}
					role={answer === "published" ? "status" : "alert"}
				>
					{texts.answers[answer]}
				</Notice>
			)}
			{hasLoops && <Notice tone="warning">{texts.loops}</Notice>}
			{served.length > 0 && withdrawn.length > 0 && (
				<Notice tone="warning">
					<details>
						<summary className="cursor-pointer">{withNumber(texts.withdrawn, withdrawn.length)}</summary>
						<ul className="mt-2 max-h-60 overflow-y-auto font-mono text-sm wrap-anywhere">
							{withdrawn.map(({ oldPath }) => (
								<li key={oldPath}>{oldPath}</li>
							))}
						</ul>
					</details>
				</Notice>
			)}
			{left > 0 && <p className="text-sm text-muted">{withNumber(texts.left, left)}</p>}
			<Form method="post" className="flex flex-wrap gap-3">
				<input type="hidden" disabled={!ready} name="intent" value="publish" />
				<input type="hidden" disabled={!ready} name="mark" value={published.mark} />
				<input type="hidden" disabled={!ready} name="rules" value={JSON.stringify(served)} />
				<Button type="submit" disabled={!ready || sending || hasLoops || isSame}>
					<CloudUpload aria-hidden="true" className="size-5" />
					{sending
						? texts.publishing
						: served.length === 0 && published.rules.length > 0
							? texts.withdraw
							: withNumber(texts.publish, served.length)}
				</Button>
				<Button
					type="button"
					variant="quiet"
					disabled={!ready || published.rules.length === 0 || isSame}
					onClick={props.onTakeBack}
				>
					<Download aria-hidden="true" className="size-5" />
					{texts.takeBack}
				</Button>
			</Form>
		</section>
	);
}
