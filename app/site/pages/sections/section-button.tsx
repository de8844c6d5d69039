import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { buttonTarget, ruledTarget, type Section } from "./section.ts";

/** A section's button where it leads somewhere; a rule of the shop may say where. */
export function SectionButton(props: { section: Section; onDark?: boolean; centered?: boolean }) {
	const { section, onDark = false, centered = false } = props;
	const t = useTranslations("home");
	const language = useLanguage();
	const ruled = ruledTarget(section);
	const target = ruled ? urls[ruled](language) : buttonTarget(section.buttonUrl);
	const label = section.buttonText ?? (ruled && t(`targets.${ruled}`));
	if (!label || !target) return null;
	return (
		<ButtonLink
			to={target}
			variant={onDark ? "quiet" : "brand"}
			className={`wrap-anywhere ${centered ? "" : "justify-self-start"}`}
		>
			{label}
		</ButtonLink>
	);
}
