import { company as demo } from "#db/seed/company.ts";
import type { LetterSender } from "~/mail/letter.ts";

/** Who writes in the tests: the demo company, which reads Dutch, at an address of its own. */
export const sampleSender: LetterSender = {
	company: { ...demo, email: "info@shop.example" },
	origin: "https://shop.example",
	deskAddress: (kind, id) => `https://shop.example/nl/admin/${kind}s/${id}`,
};
