import { Pencil, Plus } from "lucide-react";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";

/** What the owner's people can do on the blog's list; loaded for them alone. */
export function NewPostButton({ label }: { label: string }) {
	return (
		<ButtonLink to={adminUrls.newPost(useLanguage())}>
			<Plus aria-hidden="true" className="size-5" />
			{label}
		</ButtonLink>
	);
}

/** Over a card: seen when the card is pointed at or the keyboard is on it, and always where nothing can be pointed at. */
export function EditPostLink({ label, post }: { label: string; post: { slug: string; title: string } }) {
	return (
		<ButtonLink
			to={adminUrls.editPost(useLanguage(), post.slug)}
			variant="quiet"
			aria-label={`${label}: ${post.title}`}
			title={label}
			className="absolute top-3 right-3 size-11 px-0 shadow-raised group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:hover)]:opacity-0"
		>
			<Pencil aria-hidden="true" className="size-5 shrink-0" />
		</ButtonLink>
	);
}
