import { beforeAll, expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { readFingerprint, useHostileShop } from "./support/hostile-shop.ts";
import { openIdentities } from "./support/identities.ts";
import { type Planted, plant } from "./support/planted.ts";
import { isDeskGroup, placesOf } from "./support/role-table.ts";

const shop = useHostileShop();
let planted: Planted;
let stranger: string | undefined;
beforeAll(async () => {
	planted = await plant(shop);
	stranger = (await openIdentities(shop)).stranger;
});

/** Other ways to write an address of the owner's side, by which a guard that looks at text may miss it. */
const spellings: Record<string, (path: string) => string> = {
	"upper case": (path) => path.toUpperCase(),
	"one letter in upper case": (path) => path.replace("admin", "Admin"),
	"a slash at the end": (path) => `${path}/`,
	"two slashes at the end": (path) => `${path}//`,
	"two slashes at the start": (path) => `/${path}`,
	"two slashes inside": (path) => path.replace("/nl/", "/nl//"),
	"a dot segment": (path) => path.replace("/nl/", "/nl/./"),
	"an encoded dot segment": (path) => path.replace("/nl/", "/nl/%2e/"),
	"up and down": (path) => path.replace("/nl/", "/nl/blog/../"),
	"up and down, encoded": (path) => path.replace("/nl/", "/nl/blog/%2e%2e/"),
	"up and down, encoded twice": (path) => path.replace("/nl/", "/nl/blog/%252e%252e/"),
	"up from an asset": (path) => `/assets/..${path}`,
	"up from an upload, encoded": (path) => `/uploads/%2e%2e${path}`,
	"an encoded slash": (path) => path.replace("/admin", "%2fadmin"),
	"a backslash": (path) => path.replace("/admin", "\\admin"),
	"an encoded backslash": (path) => path.replace("/admin", "%5cadmin"),
	"an encoded letter": (path) => path.replace("admin", "%61dmin"),
	"an encoded letter, twice": (path) => path.replace("admin", "%2561dmin"),
	"a path parameter": (path) => `${path};x=1`,
	"an encoded question mark": (path) => `${path}%3f`,
	"an encoded end of line": (path) => `${path}%0a`,
	"an encoded space": (path) => `${path}%20`,
	"a dot at the end": (path) => `${path}.`,
	"an ending": (path) => `${path}.css`,
	"a letter that looks the same": (path) => path.replace("admin", "%D0%B0dmin"),
	"a full-width letter": (path) => path.replace("admin", "%EF%BD%81dmin"),
	"another language": (path) => path.replace("/nl/", "/de/"),
	"an unknown language": (path) => path.replace("/nl/", "/xx/"),
	"no language": (path) => path.replace("/nl/", "/"),
	"the data of the page below the frame": (path) => `${path}.data?_routes=routes%2Fshop%2Flayout`,
	"the data of nothing": (path) => `${path}.data?_routes=`,
	"a part that is not there": (path) => `${path}.data?_routes=routes%2Fadmin%2Fnone`,
	"data in upper case": (path) => `${path}.DATA`,
	"data of data": (path) => `${path}.data.data`,
	"an index": (path) => `${path}?index`,
};

type Row = { spelling: string; path: string };

/** Addresses that show the planted word to an admin, in every spelling. */
function rows(): Row[] {
	const shown = placesOf(planted).filter(({ read, showsWord }) => isDeskGroup(read) && showsWord);
	return shown.flatMap(({ path }) =>
		Object.entries(spellings).map(([spelling, write]) => ({ spelling, path: write(path) })),
	);
}

/** A page without the mail address that the visitor's own path named: a page for "not found" repeats its address. */
function unsaid(body: string, path: string): string {
	if (!path.includes(planted.buyer)) return body;
	return body.replaceAll(planted.buyer, "").replaceAll(encodeURIComponent(planted.buyer), "");
}

test("no other spelling of an owner's address shows more to somebody who is not the owner", async () => {
	const through = await attack("spellings, reading", rows(), async ({ spelling, path }) => {
		const answer = await ask({ path, cookie: stranger });
		const isRefused = answer.status < 500 && !unsaid(answer.body, path).includes(planted.secretWord);
		return isRefused ? null : `${spelling}: ${path} ${answer.status}`;
	});
	expect(through).toEqual([]);
});

test("no other spelling of an owner's address lets somebody else write", async () => {
	const before = await readFingerprint(shop);
	const forms = placesOf(planted).filter(({ write }) => isDeskGroup(write));
	const spelled = forms.flatMap(({ path }) =>
		Object.entries(spellings).map(([spelling, write]) => ({ spelling, path: write(path) })),
	);
	const through = await attack("spellings, writing", spelled, async ({ spelling, path }) => {
		const answer = await ask({ path, cookie: stranger, body: `id=${planted.order}&status=cancelled` });
		// 403 before any look at the form, no such address, or no address at all, which no page answers.
		const isPage = answer.headers["content-security-policy"]?.includes("script-src") ?? false;
		const isRefused = [301, 302, 403, 404, 405].includes(answer.status) || (answer.status === 400 && !isPage);
		return isRefused ? null : `${spelling}: ${path} ${answer.status}`;
	});
	expect(through).toEqual([]);
	expect(await readFingerprint(shop)).toEqual(before);
});
