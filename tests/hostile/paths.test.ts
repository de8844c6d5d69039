import { expect, test } from "vitest";
import { type Answer, ask, publicUrl } from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { useHostileShop } from "./support/hostile-shop.ts";

useHostileShop();

/** Where files lie that the shop serves. */
const folders = ["/assets", "/uploads", "/images", "/pictures", "/.well-known", "/nl", ""];

/** Ways out of a folder. */
const waysOut = [
	...[
		"/../",
		"/../../",
		"/..%2f",
		"/%2e%2e/",
		"/%2e%2e%2f",
		"/%252e%252e%252f",
		"/..%5c",
		"/..\\",
		"/....//",
	],
	...["/.%2e/", "/..;/", "/%c0%ae%c0%ae/", "/%uff0e%uff0e/", "/..%00/", "/x/../../../", "//../", "/./../"],
];

/** What somebody would look for there. */
const wanted = ["package.json", "etc/passwd"];

const traversals = folders.flatMap((folder) =>
	waysOut.flatMap((out) => wanted.map((file) => folder + out.repeat(3).replaceAll("//", "/") + file)),
);

/** Files that lie beside many a shop. */
const leftBehind = [
	...[
		"/.env",
		"/.env.local",
		"/.git/config",
		"/.git/HEAD",
		"/.npmrc",
		"/.htaccess",
		"/.DS_Store",
		"/.ssh/id_rsa",
	],
	...[
		"/package.json",
		"/package-lock.json",
		"/tsconfig.json",
		"/vite.config.ts",
		"/Dockerfile",
		"/README.md",
	],
	...["/node_modules/hono/package.json", "/build/server/index.js", "/server/entry.ts", "/app/routes.ts"],
	...["/.vite/manifest.json", "/assets/.vite/manifest.json", "/assets/", "/assets", "/uploads/", "/uploads"],
	...[
		"/images/",
		"/pictures/",
		"/data/",
		"/data/postgres/postmaster.pid",
		"/db/migrations/",
		"/db.sql",
		"/backup.zip",
	],
	...[
		"/wp-login.php",
		"/wp-admin/",
		"/phpmyadmin/",
		"/xmlrpc.php",
		"/server-status",
		"/actuator/env",
		"/debug",
	],
	...[
		"/graphql",
		"/api",
		"/api/auth/session",
		"/api/auth/sign-in/email",
		"/swagger.json",
		"/config.json",
		"/@fs/etc/passwd",
	],
	...[
		"/@vite/client",
		"/__vite_ping",
		"/@id/virtual:react-router/server-build",
		"/__manifest",
		"/metrics",
		"/cgi-bin/sh",
	],
	...[
		"/uploads/.keep",
		"/uploads/../postgres/PG_VERSION",
		"/uploads/content/..%2f..%2fpostgres%2fPG_VERSION",
	],
];

/** Addresses that are no addresses. */
const odd = [
	...[
		"/%00",
		"/nl/%00",
		"/nl/blog/%00",
		"/nl/container/%00",
		"/nl/pages/x%00y",
		"/uploads/a%00.jpg",
		"/assets/%00.js",
	],
	...["/nl/%", "/nl/%E0%A4%A", "/nl/%ff", "/nl/%c3%28", "/%", "/assets/%", "/uploads/%", "/images/%E0%A4%A"],
	...[
		"/nl/%25",
		"/nl/%2500",
		"/nl/%252e%252e",
		"/nl/%0d%0aSet-Cookie:%20a=b",
		"/%0d%0aLocation:%20https://evil.example",
	],
	...[
		"/nl/%E2%80%AE",
		"/nl/%F0%9F%92%A3",
		"/nl/%EF%BC%8F",
		"/nl/%E2%80%8B",
		"/nl/%EF%BB%BFcontact",
		"/n%CC%81l",
	],
	...[
		`/nl/${"a".repeat(8_000)}`,
		`/${"a/".repeat(4_000)}`,
		`/nl/blog/${"a-".repeat(3_000)}a`,
		`/nl/${"%41".repeat(3_000)}`,
	],
	...[
		`/nl/container/${"../".repeat(500)}`,
		`/uploads/${"a/".repeat(50)}a.jpg`,
		`/nl/pages/${"%2f".repeat(500)}`,
	],
	...["/nl/container/' or 1=1--", "/nl/blog/;drop table orders", "/nl/pages/{{7*7}}", "/nl/pages/#{7*7}"].map(
		encodeURI,
	),
	...[
		"/nl/container/__proto__",
		"/nl/blog/constructor",
		"/nl/pages/toString",
		"/nl/pages/hasOwnProperty",
		"/__proto__",
	],
	...[
		"/nl/contact/.data",
		"/nl/.data",
		"/.data",
		"/nl/_.data",
		"/_root.data",
		"/nl.data.data",
		"/nl/contact.data/x",
	],
	...[
		"/nl/contact.data?_routes=../../x",
		"/nl.data?_routes=__proto__",
		`/nl.data?_routes=${"root,".repeat(1_000)}`,
	],
];

/** Only these bytes may stand in what the shop answers to them. */
const secrets = /root:x?:|"dependencies"|\[core\]|^18\s*$|openShop|sourcesContent/;

function isOwnAddress(location: string): boolean {
	// As a browser reads it: a backslash is a slash, and ends of lines and tabulators are left out.
	return new URL(location, publicUrl).origin === publicUrl && !/[\r\n]/.test(location);
}

/** Follows an address to its end, as a browser would, a few steps at most. */
async function follow(path: string, steps = 4): Promise<Answer> {
	const answer = await ask({ path });
	if (answer.location === "" || !isOwnAddress(answer.location) || steps === 0) return answer;
	const { pathname, search } = new URL(answer.location, publicUrl);
	return follow(pathname + search, steps - 1);
}

test("no address leads out of the folders that are for everyone, and none fails the shop", async () => {
	const paths = [...new Set([...traversals, ...leftBehind, ...odd])];
	const through = await attack("paths", paths, async (path) => {
		const answer = await follow(path);
		const leads = answer.location === "" || isOwnAddress(answer.location);
		const isHeld = leads && answer.status < 500 && !secrets.test(answer.body);
		return isHeld ? null : `${path.slice(0, 100)}: ${answer.status} ${answer.location}`;
	});
	expect(through).toEqual([]);
});

/** Addresses elsewhere, in all the ways that browsers take for one. */
const elsewhere = [
	...[
		"https://evil.example",
		"http://evil.example/",
		"//evil.example",
		"///evil.example",
		"////evil.example/x",
	],
	...[
		"/\\evil.example",
		"\\\\evil.example",
		"\\/evil.example",
		"/\t/evil.example",
		"/\n/evil.example",
		"\t//evil.example",
	],
	...[
		"/%09/evil.example",
		"/%5cevil.example",
		"/%2f/evil.example",
		"%2f%2fevil.example",
		"/.//evil.example",
		"/..//evil.example",
	],
	...[
		"/nl//evil.example",
		"/nl/..//evil.example",
		"/nl/../..//evil.example",
		"/%2e%2e//evil.example",
		"https:evil.example",
	],
	...[
		"javascript:alert(1)",
		"data:text/html,x",
		"/\0/evil.example",
		"https://shop.example@evil.example",
		"//shop.example.evil.example",
	],
	...[
		"/@evil.example",
		"/:80//evil.example",
		"/;//evil.example",
		"/?//evil.example",
		"/#//evil.example",
		"HTTPS://EVIL.EXAMPLE",
	],
	...[
		"/\u2028/evil.example",
		"/\uff0fevil.example",
		"\u3000//evil.example",
		"/ /evil.example",
		"/\r\nLocation: https://evil.example",
	],
];

/** What takes an address, or becomes one. */
const takers: Record<string, (to: string) => string> = {
	"the choice of a language": (to) => `/nl/language?to=${encodeURIComponent(to)}`,
	"the choice of a language, twice": (to) => `/de/language?to=/&to=${encodeURIComponent(to)}`,
	"the data of the choice": (to) => `/fr/language.data?to=${encodeURIComponent(to)}`,
	"a path without a language": (to) => encodeURI(to.startsWith("/") ? to : `/${to}`),
	"a path with a language": (to) => `/nl/${encodeURI(to)}`,
	"an old address": (to) => `/nl/pages/about/${encodeURI(to)}`,
	"an old address of a container": (to) => `/nl/products/${encodeURIComponent(to)}`,
	"an old address of a container, further down": (to) => `/product/${encodeURI(to)}`,
	"the query of an address that has moved": (to) => `/nl/pages/about?${encodeURI(to)}`,
	"the page of signing in": (to) =>
		`/nl/auth?${["to", "next", "redirect", "returnTo", "callbackUrl"].map((name) => `${name}=${encodeURIComponent(to)}`).join("&")}`,
};

test("no redirect leads to another host", async () => {
	const rows = Object.entries(takers).flatMap(([taker, write]) =>
		elsewhere.map((to) => ({ taker, path: write(to) })),
	);
	const through = await attack("open redirects", rows, async ({ taker, path }) => {
		const { status, location, body } = await ask({ path });
		const isHeld = status < 500 && (location === "" || isOwnAddress(location));
		// Data of a page says where to go in its body.
		const inData =
			/SingleFetchRedirect/.test(body) && /"(https?:)?[/\\]{2,}evil|"https?:\/\/evil/i.test(body);
		return isHeld && !inData ? null : `${taker}: ${path} ${status} ${location}`;
	});
	expect(through).toEqual([]);
});
