import { expect, test } from "vitest";
import { readPayment } from "./payment-form.ts";

const typed = { kind: "received", amount: "3.581,60", paidOn: "2026-11-20", note: "", dueOn: "" };
const today = "2026-11-22";

test.each([
	[{}, { amount: 358_160, paidOn: "2026-11-20", note: "" }],
	[{ amount: "€ 3581.60" }, { amount: 358_160, paidOn: "2026-11-20", note: "" }],
	[{ paidOn: today }, { amount: 358_160, paidOn: today, note: "" }],
	[
		{ kind: "refunded", amount: "10", note: " too much\u0000 " },
		{ amount: -1_000, paidOn: "2026-11-20", note: "too much" },
	],
])("%j is taken", (change, payment) => {
	expect(readPayment({ ...typed, ...change }, today)).toEqual({ payment });
});

test.each([
	[{ kind: "gift" }, { kind: "form" }],
	[{ amount: "" }, { amount: "form" }],
	[{ amount: "-5" }, { amount: "negative" }],
	[{ amount: "0,00" }, { amount: "nothing" }],
	[{ amount: "1,234" }, { amount: "decimals" }],
	[{ amount: "100000000" }, { amount: "high" }],
	[{ amount: "9".repeat(5_000) }, { amount: "high" }],
	[{ amount: "1e5" }, { amount: "form" }],
	[{ paidOn: "2026-11-23" }, { paidOn: "future" }],
	[{ paidOn: "2026-02-31" }, { paidOn: "day" }],
	[{ kind: "refunded", note: "  " }, { note: "reason" }],
	[{ note: "n".repeat(501) }, { note: "noteLong" }],
	[
		{ amount: "x", paidOn: "x" },
		{ amount: "form", paidOn: "day" },
	],
])("%j is refused beside its field", (change, problems) => {
	expect(readPayment({ ...typed, ...change }, today)).toEqual({ problems });
});
