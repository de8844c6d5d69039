import { Share2 } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";

/** Shares an address by what the device offers, else copies it; without scripts it opens a mail. */
export function ShareButton({ title, url }: { title: string; url: string }) {
	const t = useTranslations("blog");

	const mailLink = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

	async function share(event: MouseEvent): Promise<void> {
		// Without a safe connection a browser has neither: the link stays a mail.
		if (!navigator.share && !navigator.clipboard) return;
		event.preventDefault();
		if (navigator.share) {
			// Whoever closes the device's dialog has chosen not to share.
			await navigator.share({ title, url }).catch(() => {});
			return;
		}
		const copied = await navigator.clipboard.writeText(url).then(
			() => true,
			() => false,
		);
		if (copied) showToast({ tone: "success", title: t("copied"), text: url });
		else window.location.href = mailLink;
	}

	return (
		<ButtonAnchor variant="quiet" href={mailLink} onClick={share}>
			<Share2 aria-hidden="true" className="size-5" />
			{t("share")}
		</ButtonAnchor>
	);
}
