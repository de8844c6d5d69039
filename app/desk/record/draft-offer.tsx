import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { DraftState } from "./use-draft.ts";

type DraftOfferProps = {
	words: PageTexts["adminShell"]["record"];
	draft: DraftState;
	/** Whether the record was saved by someone since. */
	isOld: boolean;
	onTake: () => void;
};

/** Offers what was typed earlier and never saved. Stands inside the form. */
export function DraftOffer({ words, draft, isOld, onTake }: DraftOfferProps) {
	const language = useLanguage();
	if (!draft.offered) return null;
	return (
		<Notice tone="info" role="status">
			<p>
				{words.draft.replace("{moment}", momentText(language, new Date(draft.offered.at)))}{" "}
				{isOld && words.draftOld}
			</p>
			<p className="mt-3 flex flex-wrap gap-3">
				<Button
					type="button"
					onClick={() => {
						draft.take();
						onTake();
					}}
				>
					{words.takeDraft}
				</Button>
				<Button type="button" variant="quiet" onClick={draft.drop}>
					{words.dropDraft}
				</Button>
			</p>
		</Notice>
	);
}
