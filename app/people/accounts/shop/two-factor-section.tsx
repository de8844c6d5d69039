import type { ReactNode } from "react";
import { Notice } from "~/ui/notice.tsx";
import { QrCode } from "~/ui/qr-code.tsx";
import type { AccountIntent, AccountPageAnswer } from "../account-page.ts";
import type { SecondFactor } from "../two-factor.server.ts";
import { AccountForm, AccountSection, type AccountTexts } from "./account-section.tsx";

type Props = {
	texts: AccountTexts;
	factor: SecondFactor;
	/** Whoever runs the shop is advised to switch codes on. */
	isAdmin: boolean;
	answer: AccountPageAnswer | null;
};

/** What an app is set up with, and the form that proves that it was. */
function SetUp({ texts, factor, answer }: Props & { factor: Extract<SecondFactor, { state: "starting" }> }) {
	const t = texts.page.twoFactor;
	return (
		<>
			<p>{t.scan}</p>
			<QrCode picture={factor.picture} label={t.picture} />
			<p>
				{t.key} <code className="font-mono text-base">{factor.key}</code>
			</p>
			<AccountForm
				texts={texts}
				intent="confirm"
				answer={answer}
				fields={{ code: t.firstCode }}
				button={t.confirm}
			/>
			<AccountForm
				texts={texts}
				intent="cancel"
				answer={answer}
				fields={{}}
				button={t.cancel}
				variant="quiet"
			/>
		</>
	);
}

/** Recovery codes, for the only time. */
function RecoveryCodes({ texts, codes }: { texts: AccountTexts; codes: string[] }) {
	const t = texts.page.recovery;
	return (
		<Notice tone="warning">
			<h3 className="text-lg">{t.title}</h3>
			<p>{t.text}</p>
			<ul className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>
						<code className="font-mono text-base">{code}</code>
					</li>
				))}
			</ul>
		</Notice>
	);
}

/** A form behind its own name; open once it has been refused. */
function Folded(props: { title: string; text: string; isOpen: boolean; children: ReactNode }) {
	return (
		<details open={props.isOpen} className="border-line border-t pt-3">
			<summary className="min-h-11 cursor-pointer content-center font-semibold">{props.title}</summary>
			<div className="grid gap-4 pt-3">
				<p className="text-muted">{props.text}</p>
				{props.children}
			</div>
		</details>
	);
}

function SwitchedOn({ texts, factor, answer }: Props & { factor: Extract<SecondFactor, { state: "on" }> }) {
	const t = texts.page.twoFactor;
	const fields = { current: texts.page.password.current, code: t.proof };
	const isRefused = (intent: AccountIntent) => answer?.intent === intent && answer.notice === null;
	return (
		<>
			{answer?.codes && <RecoveryCodes texts={texts} codes={answer.codes} />}
			<p>
				<strong>{t.isOn}</strong> {t.codesLeft} {factor.codesLeft}
			</p>
			<div className="grid gap-3">
				<Folded title={t.renew} text={t.renewText} isOpen={isRefused("renew")}>
					<AccountForm texts={texts} intent="renew" answer={answer} fields={fields} button={t.renew} />
				</Folded>
				<Folded title={t.off} text={t.offText} isOpen={isRefused("off")}>
					<AccountForm texts={texts} intent="off" answer={answer} fields={fields} button={t.off} />
				</Folded>
			</div>
		</>
	);
}

/** Codes as the second step of signing in: off, being set up, or on. */
export function TwoFactorSection(props: Props) {
	const { texts, factor, isAdmin, answer } = props;
	const t = texts.page.twoFactor;
	return (
		<AccountSection
			texts={texts}
			part="codes"
			title={t.title}
			text={isAdmin ? `${t.text} ${t.admins}` : t.text}
			answer={answer}
		>
			{factor.state === "off" && (
				<>
					<p className="font-semibold">{t.isOff}</p>
					<AccountForm
						texts={texts}
						intent="start"
						answer={answer}
						fields={{ current: texts.page.password.current }}
						button={t.start}
					/>
				</>
			)}
			{factor.state === "starting" && <SetUp {...props} factor={factor} />}
			{factor.state === "on" && <SwitchedOn {...props} factor={factor} />}
		</AccountSection>
	);
}
