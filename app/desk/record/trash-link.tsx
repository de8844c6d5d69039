import { Link } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { useDeskFrame } from "./frame.tsx";

/** Where a thing that has just been deleted can be brought back, for the toast that says so. */
export function useTrash(): { label: string; to: string } {
	const { words } = useDeskFrame();
	return { label: words.restore, to: adminUrls.trash(useLanguage()) };
}

/** The same in a notice, for whoever has no scripts. */
export function TrashLink() {
	const { label, to } = useTrash();
	return (
		<Link to={to} className="ml-3 font-semibold underline underline-offset-4">
			{label}
		</Link>
	);
}
