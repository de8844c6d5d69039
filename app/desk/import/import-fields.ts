/** What every form of an import has: what is asked of it, and a mark of what its author saw that it would do. */
export const importFields = { intent: "intent", mark: "mark" } as const;

/** First it is shown what a file would do, then it is stored. */
export const importIntents = ["check", "store"] as const;
export type ImportIntent = (typeof importIntents)[number];

/** By which a table of lines comes: a file, or the lines themselves. */
export const tableFields = { file: "file", text: "text" } as const;
