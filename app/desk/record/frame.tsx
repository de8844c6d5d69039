import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

type DeskFrame = {
	words: PageTexts["adminShell"]["record"];
	/** Mail address of whoever has signed in: drafts in a shared browser are each author's own. */
	author: string;
};

const DeskFrameContext = createContext<DeskFrame | null>(null);

/** Around the owner's side: what every record's form needs, so that those who use one need not hand it down. */
export function DeskFrameProvider({ children, words, author }: DeskFrame & { children: ReactNode }) {
	const frame = useMemo(() => ({ words, author }), [words, author]);
	return (
		<DeskFrameContext value={frame}>
			<UnsavedGuard words={words}>{children}</UnsavedGuard>
		</DeskFrameContext>
	);
}

/** @throws Error outside the owner's side */
export function useDeskFrame(): DeskFrame {
	const frame = useContext(DeskFrameContext);
	if (!frame) throw new Error("not inside the owner's frame");
	return frame;
}
