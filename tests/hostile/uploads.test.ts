import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { hugePng, twoHalves } from "../support/sample-pictures.ts";
import { type Answer, ask } from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { errorLog, readFingerprint, useHostileShop, whileAlive } from "./support/hostile-shop.ts";
import { type Identity, openIdentities } from "./support/identities.ts";

const shop = useHostileShop();
const path = "/nl/admin/media";
const script = "<script>alert(1)</script>";

let cookies: Record<Identity, string | undefined>;
let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
	cookies = await openIdentities(shop);
	const picture = twoHalves({ width: 120, height: 90 });
	jpeg = await picture.clone().jpeg().toBuffer();
	png = await picture.clone().png().toBuffer();
});

type Upload = { bytes: Buffer; name?: string; type?: string; fields?: Record<string, string>; file?: string };

const boundary = "edge-of-an-upload";

/** A form with a file, written by hand: names and types go over the wire as they are given. */
function bodyOf({ bytes, name = "photo.jpg", type = "image/jpeg", fields, file = "file" }: Upload): Buffer {
	const head = (about: string) => `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n`;
	const texts = Object.entries(fields ?? { kind: "content" }).map(
		([field, value]) => `${head(`name="${field}"`)}\r\n${value}\r\n`,
	);
	const start = `${texts.join("")}${head(`name="${file}"; filename="${name}"`)}Content-Type: ${type}\r\n\r\n`;
	return Buffer.concat([Buffer.from(start), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

function upload(sent: Upload, identity: Identity = "admin", to = path): Promise<Answer> {
	const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}`, Accept: "application/json" };
	return ask({ path: to, body: bodyOf(sent), headers, cookie: cookies[identity] });
}

/** What is no picture that the shop takes, whatever it is called: 415 another kind, 422 damaged or too many pixels. */
async function refusedUploads(): Promise<[name: string, sent: Upload, statuses: number[]][]> {
	const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`);
	const gif = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
	const zip = Buffer.from("504b0506000000000000000000000000000000000000", "hex");
	const avifHead = Buffer.from("0000001c66747970617669660000000061766966", "hex");
	const webpHead = Buffer.from("52494646ffffffff574542505650382000000000", "hex");
	return [
		["a drawing with a script", { bytes: svg, name: "a.svg", type: "image/svg+xml" }, [415]],
		["a drawing that is called a photo", { bytes: svg }, [415]],
		["a page", { bytes: Buffer.from(`<!doctype html>${script}`), name: "a.html", type: "text/html" }, [415]],
		["a page that is called a photo", { bytes: Buffer.from(`<!doctype html>${script}`) }, [415]],
		["a picture of another kind", { bytes: gif, name: "a.gif", type: "image/gif" }, [415]],
		["a picture of another kind with a script", { bytes: Buffer.concat([gif, Buffer.from(script)]) }, [415]],
		["an archive", { bytes: zip, name: "a.zip" }, [415]],
		["a program", { bytes: Buffer.from("7f454c46020101", "hex"), name: "a.jpg" }, [415]],
		["a document", { bytes: Buffer.from("%PDF-1.7\n%"), name: "a.pdf", type: "application/pdf" }, [415]],
		[
			"entities",
			{ bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>') },
			[415],
		],
		[
			"commands of another library",
			{ bytes: Buffer.from('push graphic-context\nimage over 0,0 0,0 "|id"\n') },
			[415],
		],
		["a single byte", { bytes: Buffer.from([0xff]) }, [415]],
		["no bytes", { bytes: Buffer.alloc(0) }, [422]],
		["the head of a JPEG alone", { bytes: jpeg.subarray(0, 20) }, [422]],
		["half a JPEG", { bytes: jpeg.subarray(0, jpeg.length / 2) }, [422]],
		["half a PNG", { bytes: png.subarray(0, png.length / 2) }, [422]],
		[
			"the head of a JPEG before a page",
			{ bytes: Buffer.from(`\xff\xd8\xff\xe0${script}`, "latin1") },
			[422],
		],
		[
			"the head of a PNG before a page",
			{ bytes: Buffer.concat([png.subarray(0, 8), Buffer.from(script)]) },
			[422],
		],
		["the head of an AVIF alone", { bytes: avifHead }, [422]],
		["the head of a WebP with a lying length", { bytes: webpHead }, [422]],
		["a head of 50,000 by 50,000", { bytes: await hugePng(50_000, 50_000) }, [422]],
		["a head of one very long line", { bytes: await hugePng(2_000_000_000, 1) }, [422]],
		["a head of the most that fits", { bytes: await hugePng(0x7fffffff, 0x7fffffff) }, [422]],
		["a head of no pixels", { bytes: await hugePng(0, 0) }, [422]],
		["a head of a few pixels more than allowed", { bytes: await hugePng(16_001, 10) }, [422]],
		["twenty-one megabytes", { bytes: Buffer.concat([jpeg, Buffer.alloc(21_000_000)]) }, [413]],
		["thirty megabytes", { bytes: Buffer.alloc(30_000_000) }, [413]],
		["a file in another field", { bytes: jpeg, file: "other" }, [422]],
		["nothing that it is for", { bytes: jpeg, fields: {} }, [422]],
		["an unknown use", { bytes: jpeg, fields: { kind: "../../etc" } }, [422]],
		["a use of every object", { bytes: jpeg, fields: { kind: "__proto__" } }, [422]],
		[
			"a product that leads out",
			{ bytes: jpeg, fields: { kind: "condition", productId: "../../../tmp", condition: "new" } },
			[422],
		],
		[
			"a condition that leads out",
			{
				bytes: jpeg,
				fields: {
					...{ kind: "condition", productId: "2b1b1f0e-5d1b-4c53-8b60-0d1d7c1d7c1d" },
					condition: "../../new",
				},
			},
			[422],
		],
	];
}

/** Names that a careless shop would write to its disk, and markup that hides behind a real picture. */
function takenUploads(): [name: string, sent: Upload][] {
	const behind = Buffer.concat([jpeg, Buffer.from(`\n${script}<?php system($_GET[0]); ?>`)]);
	return [
		["a picture with a page behind it", { bytes: behind, name: "a.html", type: "text/html" }],
		["a picture with an archive behind it", { bytes: Buffer.concat([png, Buffer.from("PK\x05\x06")]) }],
		["a picture that is called a page", { bytes: jpeg, name: "index.html", type: "text/html" }],
		["a name that leads out", { bytes: jpeg, name: "../../../../tmp/hostile.jpg" }],
		["a name with a NUL byte", { bytes: jpeg, name: "a.php\0.jpg" }],
		["a name with two endings", { bytes: jpeg, name: "a.jpg.php" }],
		["a name of a thousand letters", { bytes: jpeg, name: `${"a".repeat(1_000)}.jpg` }],
		["a name that is markup", { bytes: jpeg, name: "<img src=x onerror=alert(1)>.jpg" }],
		["a name of a device", { bytes: jpeg, name: "CON" }],
		["a name that is hidden", { bytes: jpeg, name: ".htaccess" }],
		["a name that turns text around", { bytes: jpeg, name: "\u202egpj.exe" }],
	];
}

describe("uploads of an admin", () => {
	test("take nothing but whole pictures of a sensible size", async () => {
		const logBefore = errorLog().length;
		const rows = await refusedUploads();
		const { result, silent } = await whileAlive(() =>
			attack("uploads", rows, async ([name, sent, statuses]) => {
				const answer = await upload(sent);
				return statuses.includes(answer.status) ? null : `${name}: ${answer.status}, not ${statuses}`;
			}),
		);
		expect(result).toEqual([]);
		expect(silent).toBe(0);
		expect(errorLog().slice(logBefore)).not.toMatch(/ error /);
	});

	test("are made anew, named by the shop, and served as nothing but a picture", async () => {
		const through = await attack("uploads", takenUploads(), async ([name, sent]) => {
			const { status, body } = await upload(sent);
			const address = status === 201 ? String((JSON.parse(body) as { address: string }).address) : "";
			if (!/^\/uploads\/content\/[\w-]+\.jpg/.test(address)) return `${name}: ${status} ${address}`;
			const served = await ask({ path: address });
			const { "content-type": type, "content-security-policy": policy } = served.headers;
			const isClosed =
				policy === "default-src 'none'" && served.headers["x-content-type-options"] === "nosniff";
			const isPicture = type === "image/jpeg" && served.status === 200;
			const isClean = !served.body.includes("<script>") && !served.body.includes("<?php");
			return isClosed && isPicture && isClean ? null : `${name}: ${served.status} ${type} ${policy}`;
		});
		expect(through).toEqual([]);
	});

	test("hold where their answer is a page, and for bodies that are no form", async () => {
		const rows: [string, Buffer | string, string, number][] = [
			[
				"a body of thirty megabytes",
				Buffer.alloc(30_000_000),
				`multipart/form-data; boundary=${boundary}`,
				413,
			],
			["no form", "x", "application/json", 415],
			["a broken form", `--${boundary}\r\nContent-Disp`, `multipart/form-data; boundary=${boundary}`, 422],
			[
				"ten thousand parts",
				`--${boundary}\r\n`.repeat(10_000),
				`multipart/form-data; boundary=${boundary}`,
				422,
			],
			["fields alone", "kind=content&file=x", "application/x-www-form-urlencoded", 422],
			["a field that the shop writes itself", "tooLarge=yes", "application/x-www-form-urlencoded", 413],
		];
		const through = await attack("uploads", rows, async ([name, body, type, status]) => {
			const answer = await ask({ path, body, headers: { "Content-Type": type }, cookie: cookies.admin });
			return answer.status === status ? null : `${name}: ${answer.status}, not ${status}`;
		});
		expect(through).toEqual([]);
	});
});

test("nobody else uploads anything", async () => {
	const before = await readFingerprint(shop);
	const others = ["nobody", "stranger", "forged", "expired"] as const;
	const bodies = [jpeg, Buffer.concat([jpeg, Buffer.alloc(1_000_000)])];
	const rows = others.flatMap((identity) =>
		bodies.flatMap((bytes) =>
			[path, `${path}.data`, `${path}/`, "/de/admin/media"].map((to) => ({ identity, bytes, to })),
		),
	);
	const through = await attack("uploads", rows, async ({ identity, bytes, to }) => {
		const answer = await upload({ bytes }, identity, to);
		return [400, 403, 404, 405, 413].includes(answer.status) ? null : `${identity}: ${to} ${answer.status}`;
	});
	expect(through).toEqual([]);
	expect(await readFingerprint(shop)).toEqual(before);
});

test("a picture is served in no other way than it was stored", async () => {
	const { body } = await upload({ bytes: await sharp(jpeg).png().toBuffer() });
	const { address } = JSON.parse(body) as { address: string };
	const [file = ""] = address.split("?");
	const paths = [
		...[`${file}.html`, `${file}/`, `${file}/x`, file.replace(".jpg", ".html"), file.replace(".jpg", ".svg")],
		...[file.replace(".jpg", ".php"), file.replace(".jpg", ".JPG"), file.replace("/uploads/", "/uploads//")],
		...[
			file.replace("/content/", "/content/../content/%2e%2e/content/"),
			file.replace("/", "/%2f"),
			`${file}%00`,
		],
		...[`${file};.html`, `${file}?type=text/html`, `${file}?x=${encodeURIComponent(script)}`],
	];
	const through = await attack("uploads", paths, async (one) => {
		const answer = await ask({ path: one, headers: { Accept: "text/html" } });
		const isPage = /html|svg|script/.test(answer.headers["content-type"] ?? "") && answer.status === 200;
		return isPage || answer.status >= 500 ? `${one}: ${answer.status}` : null;
	});
	expect(through).toEqual([]);
});
