import { Form, useNavigation } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import type { AccountPageAnswer, SessionLine } from "../account-page.ts";
import {
	AccountForm,
	AccountSection,
	type AccountTexts,
	OwnerField,
	useFormAddress,
} from "./account-section.tsx";

/** Where the account's owner is signed in; every session but this one can be ended. */
export function SessionsSection(props: {
	texts: AccountTexts;
	sessions: SessionLine[];
	answer: AccountPageAnswer | null;
}) {
	const { texts, sessions, answer } = props;
	const t = texts.page.sessions;
	const language = useLanguage();
	const address = useFormAddress("end-session");
	const sending = useNavigation().formMethod === "POST";
	const named = sessions.map((session) => ({ ...session, name: session.name ?? t.unknownBrowser }));
	return (
		<AccountSection texts={texts} part="sessions" title={t.title} text={t.text} answer={answer}>
			<ul className="divide-y divide-line border-line border-y">
				{named.map(({ id, name, isHere, lastUsed }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
						<div className="grid gap-1">
							<p className="flex flex-wrap items-center gap-2 font-semibold">
								{name} {isHere && <Badge tone="info">{t.here}</Badge>}
							</p>
							<p className="text-sm text-muted">
								{t.lastUsed} {lastUsed}
							</p>
						</div>
						{!isHere && (
							<Form method="post" action={address} preventScrollReset>
								<input type="hidden" name="intent" value="end-session" />
								<input type="hidden" name="session" value={id} />
								<OwnerField />
								<Button
									type="submit"
									variant="quiet"
									disabled={sending}
									aria-label={labelled(language, t.end, `${name}, ${lastUsed}`)}
								>
									{t.end}
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
			{sessions.length > 1 && (
				<AccountForm
					texts={texts}
					intent="end-others"
					answer={answer}
					fields={{}}
					button={t.endOthers}
					variant="quiet"
				/>
			)}
		</AccountSection>
	);
}
