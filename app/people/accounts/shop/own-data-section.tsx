import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { WhatStays } from "~/people/personal-data/what-stays.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { AccountPageAnswer } from "../account-page.ts";
import { AccountForm, AccountSection, type AccountTexts } from "./account-section.tsx";

/** All that is stored about whoever has signed in, as a file; and the end of the account, with what stays after it. */
export function OwnDataSection(props: {
	texts: AccountTexts;
	words: PageTexts["personalData"];
	file: string;
	answer: AccountPageAnswer | null;
}) {
	const { texts, words, answer } = props;
	const { own, stays } = words;
	return (
		<>
			<AccountSection texts={texts} title={own.title} text={own.text} answer={null}>
				{/* The answer says that it is a file: as a download the sign-in card of whoever is no longer signed in would be one too. */}
				<ButtonAnchor href={props.file} variant="quiet" className="justify-self-start">
					{own.download}
				</ButtonAnchor>
			</AccountSection>
			<AccountSection
				texts={texts}
				part="deletion"
				title={own.deleteTitle}
				text={own.deleteText}
				answer={answer}
			>
				<WhatStays texts={stays} lines={[stays.orders, stays.requests]} />
				{answer?.isOwner && (
					<Notice tone="error" role="alert">
						{own.isOwner}
					</Notice>
				)}
				<AccountForm
					texts={texts}
					intent="delete"
					answer={answer}
					fields={{ current: texts.page.password.current }}
					button={own.delete}
					variant="quiet"
				/>
			</AccountSection>
		</>
	);
}
