import { useRef } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { ShownFields } from "../history/shown-fields.tsx";
import { useDeskFrame } from "../record/frame.tsx";
import { SaveProblem } from "../record/save-problem.tsx";
import type { Met } from "./met.ts";

type MetNoticeProps = {
	/** What happened. */
	text: string;
	met: Met;
	/** Where the stored version can be read. */
	savedAddress: string;
	sending: boolean;
	historyTexts: PageTexts["adminAudit"];
};

/**
 * Names what somebody else has saved while the form was being filled in, beside what the form says. Where both have changed
 * a field only its own button saves over theirs (field `overwrite`). Stands inside the form.
 */
export function MetNotice({ text, met, savedAddress, sending, historyTexts }: MetNoticeProps) {
	const { words } = useDeskFrame();
	const box = useRef<HTMLDivElement>(null);
	// The button that was pressed may stand screens below.
	useOnChange(met, () => box.current?.focus());
	const { taken, differing, current } = met;
	return (
		<div ref={box} tabIndex={-1} className="scroll-my-28 rounded-md outline-none">
			<SaveProblem text={text} current={current} savedAddress={savedAddress} sending={sending} isMet>
				{taken.length > 0 && (
					<section aria-label={words.met.taken} className="mt-3">
						<h2 className="text-sm leading-normal font-medium tracking-normal [font-stretch:normal]">
							{words.met.taken}
						</h2>
						<div className="mt-1 rounded-md bg-surface px-3 font-normal text-ink">
							<ShownFields texts={historyTexts} groups={taken} versions="before" />
						</div>
					</section>
				)}
				{differing.length > 0 && (
					<section aria-label={words.met.differing} className="mt-3">
						<h2 className="text-sm leading-normal font-medium tracking-normal [font-stretch:normal]">
							{words.met.differing}
						</h2>
						<div className="mt-1 rounded-md bg-surface px-3 font-normal text-ink">
							<ShownFields
								texts={historyTexts}
								groups={differing}
								versions="both"
								sides={{ before: words.met.stored, after: words.met.typed }}
							/>
						</div>
					</section>
				)}
				<p className="mt-3">{current === null ? words.met.check : words.met.choose}</p>
			</SaveProblem>
		</div>
	);
}
