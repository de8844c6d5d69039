import { useTranslations } from "~/i18n/i18n.tsx";

/** A size as people say it: "20ft" becomes "20 Fuß" in German; what follows the feet ("HC") stays. */
export function useSizeLabel(): (size: string) => string {
	const t = useTranslations("catalog");
	return (size) => {
		if (size.toLowerCase() === "special") return t("sizes.special");
		return size.replace(/^(\d+)\s*ft\b/i, (_feet, count: string) => t("feet", { count }));
	};
}
