import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const left = head === "" ? [] : head.split(":");
	const right = tail === undefined || tail === "" ? [] : tail.split(":");
	const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
	return [...left, ...Array<string>(missing).fill("0"), ...right];
}

/**
 * What stands for a visitor in every limit: the IPv4 address, or the /64 network of an IPv6 one, because a household
 * has all of its addresses. An IPv4 address that is written as IPv6 counts as what it is.
 */
export function visitorKey(address: string): string {
	const plain = address.replace(/%.*$/, "").toLowerCase();
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
	if (mapped !== undefined) return mapped;
	if (!isIPv6(plain)) return plain;
	const network = groupsOf(plain)
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16));
	return `${network.join(":")}::/64`;
}

/**
 * Address of whoever sent a request: what the outermost of our own proxies says, else that of the connection. Entries
 * further left are the sender's own words.
 */
export function senderAddress(
	forwardedFor: string | null | undefined,
	connection: string,
	proxies: number,
): string {
	if (proxies === 0) return connection;
	const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
	return entries.at(-proxies) || connection;
}
