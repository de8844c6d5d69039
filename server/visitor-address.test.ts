import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { senderAddress, visitorKey } from "./visitor-address.ts";

describe("a visitor counts as", () => {
	test.each([
		["203.0.113.7", "203.0.113.7"],
		["::ffff:203.0.113.7", "203.0.113.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
		["2001:db8::1", "2001:db8:0:0::/64"],
		["::1", "0:0:0:0::/64"],
		["fe80::1%eth0", "fe80:0:0:0::/64"],
		["unknown", "unknown"],
	])("%s: %s", (address, key) => {
		expect(visitorKey(address)).toBe(key);
	});

	test("one network, whatever the rest of the address", () => {
		fc.assert(
			fc.property(fc.ipV6(), (address) => {
				const key = visitorKey(address);
				if (!key.endsWith("::/64")) return;
				expect(visitorKey(key.replace("::/64", ":1:2:3:4"))).toBe(key);
			}),
		);
	});
});

describe("the sender of a request", () => {
	test.each([
		["without a proxy is the connection", "6.6.6.6", 0, "10.0.0.1"],
		["behind one is its last word", "6.6.6.6, 203.0.113.7", 1, "203.0.113.7"],
		["behind two is the outer one's word", "6.6.6.6, 203.0.113.7, 192.0.2.1", 2, "203.0.113.7"],
		["is the connection when a proxy said nothing", null, 1, "10.0.0.1"],
		["is the connection when fewer have spoken than stand there", "203.0.113.7", 2, "10.0.0.1"],
		["is the connection when the word is empty", "203.0.113.7, ", 1, "10.0.0.1"],
	])("%s", (_name, forwarded, proxies, sender) => {
		expect(senderAddress(forwarded, "10.0.0.1", proxies)).toBe(sender);
	});
});
