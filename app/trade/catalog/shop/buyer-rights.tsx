import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { SafetyContact, SafetyFacts } from "~/values/consumer-law.ts";
import { GuaranteeNotice } from "./guarantee-notice.tsx";

export type BuyerRights = {
	texts: PageTexts["consumerLaw"];
	/** Null: not shown. */
	safety: SafetyFacts | null;
	/** Address of the Commission's picture of the guarantee; empty: in words. Null: not shown. */
	guarantee: string | null;
};

function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
			<dt className="text-muted">{name}</dt>
			<dd className="grid gap-0.5 break-words">{children}</dd>
		</div>
	);
}

function Contact({ name, address, contact }: SafetyContact) {
	const isMail = contact.includes("@");
	const href = isMail ? `mailto:${contact}` : /^https?:/i.test(contact) ? contact : `https://${contact}`;
	return (
		<>
			<span className="font-semibold">{name}</span>
			<span>{address}</span>
			<a
				href={href}
				rel={isMail ? undefined : "noopener nofollow"}
				className="inline-flex min-h-6 items-center justify-self-start underline underline-offset-4"
			>
				{contact}
			</a>
		</>
	);
}

/** Who made the container, who answers for it, and how it is used safely (regulation (EU) 2023/988, article 19). */
function SafetyDetails(props: {
	texts: BuyerRights["texts"]["safety"];
	facts: SafetyFacts;
	title: ReactNode;
}) {
	const { texts, facts } = props;
	const warnings = facts.warnings?.text.split(/\r?\n/).filter((line) => line.trim() !== "") ?? [];
	return (
		<details className="group rounded-lg border border-line">
			<summary className="flex min-h-14 items-center gap-3 rounded-lg px-5 py-2 text-xl font-bold [font-stretch:88%] hover:bg-mist md:px-6 [&::-webkit-details-marker]:hidden">
				{texts.title}
				<ChevronDown
					aria-hidden="true"
					className="ml-auto size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
				/>
			</summary>
			<dl className="px-5 pb-3 md:px-6">
				<Row name={texts.product}>
					{props.title}
					{facts.model && <span>{facts.model}</span>}
				</Row>
				<Row name={texts.number}>{texts.numberText}</Row>
				<Row name={texts.maker}>{facts.maker ? <Contact {...facts.maker} /> : texts.makerUnknown}</Row>
				<Row name={texts.responsible}>
					<Contact {...facts.responsible} />
				</Row>
				{warnings.length > 0 && (
					<Row name={texts.warnings}>
						<ul lang={facts.warnings?.lang} className="grid list-disc gap-1.5 pl-5">
							{warnings.map((line) => (
								<li key={line}>{line}</li>
							))}
						</ul>
					</Row>
				)}
			</dl>
		</details>
	);
}

/** What the law gives private buyers, on the page of a container. */
export function BuyerRightsView({ rights, title }: { rights: BuyerRights; title: ReactNode }) {
	const { texts, safety, guarantee } = rights;
	return (
		<>
			{guarantee !== null && <GuaranteeNotice texts={texts.guarantee} picture={guarantee} />}
			{safety && <SafetyDetails texts={texts.safety} facts={safety} title={title} />}
		</>
	);
}
