import { Phone } from "lucide-react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { halfSizes } from "~/ui/picture-sizes.ts";
import type { SectionViewProps } from "../section-frame.tsx";
import { SectionFrame, SectionHeading, SectionHtml } from "../section-frame.tsx";

const way = "max-md:grow max-md:px-3";

/** The contact form, phone and mail of the owner – before it on a phone –, and a picture that opens the address on a map. */
export function ContactSection({ section, company, renderContactForm, visit }: SectionViewProps) {
	const t = useTranslations("home");
	const call = useTranslations("common");
	const address = `${company.street}, ${company.postalCode} ${company.city}`;
	const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
	const ways = company.phoneLink && (
		<>
			<ButtonAnchor
				href={`tel:${company.phoneLink}`}
				variant="signal"
				aria-label={call("callUs", { phone: company.phone })}
				className={way}
			>
				<Phone aria-hidden="true" className="size-5" />
				{company.phone}
			</ButtonAnchor>
			<ButtonAnchor href={`mailto:${company.email}`} variant="quiet" className={way}>
				{company.email}
			</ButtonAnchor>
		</>
	);
	return (
		<SectionFrame section={section}>
			<div className="page grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-16">
				<div className="grid grid-cols-1 gap-4 md:gap-5">
					<SectionHeading section={section} />
					<div className="flex flex-wrap gap-3 md:hidden">{ways}</div>
					{renderContactForm(<SectionHtml html={section.contentHtml} />)}
				</div>
				<div className="grid gap-4 md:gap-5">
					{company.street && (
						<a
							href={map}
							target="_blank"
							rel="noopener noreferrer"
							aria-label={t("openMap", { address })}
							className="group relative block overflow-hidden rounded-lg"
						>
							<Picture
								src={section.imageUrl}
								alt=""
								width={1600}
								height={900}
								sizes={halfSizes}
								className="wide max-md:aspect-[4]"
							/>
							<span className="absolute bottom-3 left-3 inline-flex items-center gap-2 rounded-md bg-surface px-3 py-2.5 font-semibold shadow-card group-hover:text-info md:bottom-4 md:left-4 md:px-4">
								{address}
							</span>
						</a>
					)}
					<div className="flex flex-wrap gap-3 max-md:hidden">{ways}</div>
					{visit}
				</div>
			</div>
		</SectionFrame>
	);
}
