import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What fields of the owner's side need wherever they stand. */
type AdminTexts = {
	richText: PageTexts["richText"];
	/** Takes a picture as a form and answers its address as JSON; null where pictures cannot be uploaded. */
	uploadAddress: string | null;
};

const AdminTextsContext = createContext<AdminTexts | null>(null);

/** Around the owner's side: hands words down, so that those who use a field need not. */
export function AdminTextsProvider(props: AdminTexts & { children: ReactNode }) {
	const { children, richText, uploadAddress } = props;
	const texts = useMemo(() => ({ richText, uploadAddress }), [richText, uploadAddress]);
	return <AdminTextsContext value={texts}>{children}</AdminTextsContext>;
}

/** Null outside the owner's side. */
export function useAdminTexts(): AdminTexts | null {
	return useContext(AdminTextsContext);
}
