import { describe, expect, test } from "vitest";
import { holdersOf, may, permit, type Role, rights, rightsOf, roles } from "./rights.ts";

const person = (role: Role | null) => ({ id: "1", email: "a@b.example", role });

describe("who may do what", () => {
	test("the owner may do everything, and who has no role nothing", () => {
		expect(rightsOf("admin")).toEqual(rights);
		expect(rights.filter((right) => may(null, right))).toEqual([]);
	});

	test("a driver sees and confirms deliveries, and nothing else", () => {
		expect(rightsOf("driver")).toEqual(["desk.use", "deliveries.read", "deliveries.confirm"]);
	});

	test("who reads along reads the books and changes nothing", () => {
		const writing = /\.(change|confirm|issue|credit|record|refund|add|resend|restore)$/;
		expect(rightsOf("reader").filter((right) => writing.test(right))).toEqual([]);
		expect(rightsOf("reader")).toEqual([
			...["desk.use", "orders.read", "buyers.read", "invoices.read", "bank.read", "lists.export"],
		]);
	});

	test("who sells has neither money nor company nor people in hand, nor what is published, nor every mail", () => {
		const owners = rights.filter((right) => !may("sales", right));
		expect(owners).toEqual([
			...[
				"invoices.credit",
				"payments.record",
				"payments.refund",
				"bank.read",
				"bank.change",
				"lists.export",
			],
			...["prices.change", "catalog.change", "content.change", "company.change", "people.change"],
			...["personal-data.change", "mails.read", "history.read", "history.restore"],
		]);
	});

	test.each(rights)("%s is the owner's at least, and who may change may read", (right) => {
		expect(holdersOf(right)).toContain("admin");
		const [noun] = right.split(".");
		const reading = rights.find((one) => one === `${noun}.read`);
		if (!reading) return;
		expect(holdersOf(right).filter((role) => !may(role, reading))).toEqual([]);
	});

	test.each(roles)("%s gets a permit for what they may, and none with one right too many", (role) => {
		const own = rightsOf(role);
		expect(permit(person(role), ...own)).toEqual(person(role));
		for (const right of rights.filter((one) => !own.includes(one))) {
			expect(permit(person(role), ...own, right)).toBeNull();
		}
		expect(permit(person(null), "desk.use")).toBeNull();
	});
});
