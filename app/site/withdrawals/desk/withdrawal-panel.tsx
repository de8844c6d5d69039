import { Link } from "react-router";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Withdrawal } from "../withdrawal.store.server.ts";

/** What its buyer has withdrawn from; nothing where nobody did. */
export function WithdrawalPanel(props: {
	withdrawals: readonly Withdrawal[];
	whole: string;
	texts: PageTexts["adminTrade"];
}) {
	const { withdrawals, whole, texts } = props;
	const language = useLanguage();
	const t = useTranslations("checkout");
	if (withdrawals.length === 0) return null;
	return (
		<Panel title={texts.detail.withdrawal} id="withdrawal">
			{withdrawals.map((one) => (
				<div key={one.id} className="grid gap-2">
					<Facts
						facts={[
							[texts.words.date, <Moment key="date" date={one.createdAt} />],
							[texts.detail.withdrawn, one.part ?? whole],
							[t("name"), one.name],
							[t("email"), one.email],
						]}
					/>
					{one.messageId && (
						<Link to={adminUrls.message(language, one.messageId)} className={deskLink}>
							{texts.detail.openMessage}
						</Link>
					)}
				</div>
			))}
		</Panel>
	);
}
