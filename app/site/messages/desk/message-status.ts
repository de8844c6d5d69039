import type { Steps } from "~/desk/detail/status-change.ts";
import { dateSorts, listOf } from "~/desk/list/list-query.ts";
import { messageStatuses } from "~/values/desk-sets.ts";

export type MessageStatus = (typeof messageStatuses)[number];

/** A message is new until somebody has seen to it; people slip. */
export const messageSteps: Steps<MessageStatus> = { new: ["done"], done: ["new"] };

/** What can be done with several at once. */
export const messageActs = ["done", "new"] as const satisfies readonly MessageStatus[];

/** The list of them, narrowed by status and by the days on which they came in. */
export const messageList = listOf("status", messageStatuses, true, dateSorts);
