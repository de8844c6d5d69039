import type { Company } from "~/company/company.ts";
import { useTranslations } from "~/i18n/i18n.tsx";

/** Who runs the shop: name, address, numbers and how to reach them. */
export function CompanyBlock({ company }: { company: Company }) {
	const t = useTranslations("common.footer");
	return (
		<address className="grid max-w-prose gap-1 rounded-lg bg-mist p-5 not-italic">
			<strong>{company.legalName}</strong>
			<span>
				{company.street}, {company.postalCode} {company.city}
			</span>
			<a href={`tel:${company.phoneLink}`} className="text-info underline underline-offset-2">
				{company.phone}
			</a>
			<a href={`mailto:${company.email}`} className="text-info underline underline-offset-2">
				{company.email}
			</a>
			<span>
				{t("vat")} {company.vatNumber}
			</span>
		</address>
	);
}
