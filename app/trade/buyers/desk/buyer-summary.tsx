import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import { addressLines } from "~/trade/lines/lines.ts";
import { AddressLines } from "~/ui/address-lines.tsx";
import { callAddress } from "~/values/phone.ts";
import { factsOf } from "./buyer.ts";
import type { BuyerPageProps } from "./buyer-props.ts";

/** Who it is, and what the shop has sold. */
export function BuyerSummary({ texts, vatTexts, card }: Pick<BuyerPageProps, "texts" | "vatTexts" | "card">) {
	const t = useTranslations("checkout");
	const { euro, number } = useFormat();
	const { name, company, phone, addresses, vatNumbers } = factsOf(card);
	const { sums, accounts } = card;
	return (
		<Panel title={texts.summary} id="summary">
			<Facts
				facts={[
					[texts.orders, number(sums.orders)],
					[texts.turnover, euro(sums.total, "always")],
					[texts.open, sums.open > 0 ? <strong key="open">{euro(sums.open, "always")}</strong> : null],
					[t("name"), name],
					[t("companyName"), company],
					[
						t("phone"),
						phone && (
							<a key="phone" href={callAddress(phone)} className={deskLink}>
								{phone}
							</a>
						),
					],
					[
						t("vatNumber"),
						vatNumbers.length === 0
							? null
							: vatNumbers
									.map(({ number: one, state }) => {
										const known = state in vatTexts.states ? (state as keyof typeof vatTexts.states) : "none";
										return `${one} · ${vatTexts.states[known]}`;
									})
									.join("\n"),
					],
					[
						texts.account,
						accounts.length > 0 ? accounts.map(({ email }) => email).join("\n") : texts.noAccount,
					],
				]}
			/>
			{addresses.length > 0 && (
				<div className="grid gap-2">
					<h3 className="text-base">{texts.addresses}</h3>
					<ul className="grid gap-4 sm:grid-cols-2">
						{addresses.slice(0, 8).map((address) => {
							const lines = addressLines(
								{ ...address, vatNumber: null },
								{ country: t(`countries.${address.country}`), vatNumber: "" },
							);
							return (
								<li key={lines.join("|")}>
									<AddressLines lines={lines} />
								</li>
							);
						})}
					</ul>
				</div>
			)}
		</Panel>
	);
}
