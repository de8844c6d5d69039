import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { Right, Role } from "~/values/rights.ts";

/** Says that somebody may not, what would be needed, and whom to ask. */
export function RefusedPage(props: {
	texts: PageTexts["adminRights"];
	right: Right;
	/** Of whoever reads it. */
	role: Role;
	email: string;
	holders: readonly Role[];
	/** A form, of which nothing was done. */
	wasSent: boolean;
	owners: readonly { name: string; email: string }[];
	home: string;
}) {
	const { texts, right, role, email, holders, owners } = props;
	const words = texts.refused;
	return (
		<div className="page grid grid-cols-[minmax(0,48rem)] justify-items-start gap-5 py-8 md:py-12">
			<title>{words.title}</title>
			<h1 className="text-3xl md:text-4xl">{words.title}</h1>
			{props.wasSent && (
				<Notice tone="error" role="alert">
					{words.sent}
				</Notice>
			)}
			<div className="grid gap-1 text-lg [overflow-wrap:anywhere]">
				<p>{words.role.replace("{email}", email).replace("{role}", texts.roles[role])}</p>
				<p>{words.needed.replace("{right}", texts.rights[right])}</p>
				<p className="text-muted">
					{words.whoMay.replace("{roles}", holders.map((one) => texts.roles[one]).join(", "))}
				</p>
			</div>
			<div className="grid gap-1 [overflow-wrap:anywhere]">
				<p className="font-semibold">{words.ask}</p>
				<ul>
					{owners.map((owner) => (
						<li key={owner.email}>
							<a
								href={`mailto:${owner.email}`}
								className="inline-block py-1 font-semibold text-brand-ink underline underline-offset-4"
							>
								{owner.email}
							</a>
							{owner.email.split("@")[0] !== owner.name && ` ${owner.name}`}
						</li>
					))}
				</ul>
			</div>
			<ButtonLink to={props.home}>{words.back}</ButtonLink>
		</div>
	);
}
