import { expect, test } from "vitest";
import { fieldsOf, hasErrors } from "./form-reply.ts";

const reply = {
	status: "error" as const,
	initialValue: { email: "nobody" },
	error: { email: ["emailInvalid", "tooLong"], name: ["name"] },
};

test("fields start as the form says", () => {
	const field = fieldsOf("quote", null, { quantity: "2" });
	expect(field("quantity")).toEqual({
		id: "quote-quantity",
		name: "quantity",
		defaultValue: "2",
		code: undefined,
	});
	expect(field("email").defaultValue).toBe("");
	expect(hasErrors(null)).toBe(false);
});

test("after an answer they hold what was typed, also where that is nothing, and their first error", () => {
	const field = fieldsOf("quote", reply, { name: "Start" });
	expect(field("email")).toMatchObject({ defaultValue: "nobody", code: "emailInvalid" });
	expect(field("name")).toMatchObject({ defaultValue: "", code: "name" });
	expect(field("phone").code).toBeUndefined();
	expect(hasErrors(reply)).toBe(true);
	expect(hasErrors({ ...reply, error: {} })).toBe(false);
});
