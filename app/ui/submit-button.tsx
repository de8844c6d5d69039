import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { useSendingButton } from "./use-sending-button.ts";

/** Sends a form; disabled while it is on its way, and has the focus again afterwards. */
export function SubmitButton({ sending, ...props }: ComponentProps<typeof Button> & { sending: boolean }) {
	return <Button {...props} {...useSendingButton(sending)} />;
}
