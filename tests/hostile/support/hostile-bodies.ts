/** What a body is answered with: as the form answers one without any field, or a refusal before anything reads it. */
export type Treatment = "as empty" | 400 | 413 | 415;

export type HostileBody = {
	name: string;
	body: string | Buffer;
	/** Of the form's usual type where nothing is said; "" for none at all. */
	type?: string;
	treatment: Treatment;
	/** Where the limits of the owner's side are wider. */
	forOwner?: Treatment;
	/** Where statements of a bank are taken, several at once, and proofs of transport. */
	forImporter?: Treatment;
};

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
const boundary = "edge";
const multipartType = `multipart/form-data; boundary=${boundary}`;

function part(name: string, value: string, more = ""): string {
	return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
}
const multipartEnd = `--${boundary}--\r\n`;

const intent = (value: unknown) =>
	`__intent__=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`;

/** Names that spell structures: a form's parser would build them. */
const names: [name: string, body: string][] = [
	["a sparse list of two hundred million", "x[200000000]=1"],
	["a sparse list of a form's own field", "name[200000000]=1&email[99999999]=1&message[10000000]=x"],
	["a list of a negative length", "x[-1]=1&name[-1]=1"],
	["a list index that is no number", "x[1e9]=1&name[NaN]=1&email[Infinity]=1"],
	["lists in lists", `x${"[0]".repeat(60_000)}=1`],
	["sixty thousand dots", `${".".repeat(60_000)}=1`],
	["sixty thousand names in a row", `${"a.".repeat(60_000)}a=1`],
	["sixty thousand open brackets", `${"[".repeat(60_000)}=1`],
	["the prototype", "__proto__.polluted=1&constructor.prototype.polluted=1&__proto__[polluted]=1"],
	["the prototype of a form's own field", "name.__proto__.x=1&email[__proto__]=1&items[0].__proto__.y=1"],
	["methods of every object", "toString=1&valueOf=1&hasOwnProperty=1&then=1&toJSON=1"],
	["a field as a group and as a text", "name=1&name.first=2&name[0]=3&email.x=1&email=2"],
	["names of nothing", "=1&=2&&&==&[]=1&.=1&[=1&]=1"],
	["NUL bytes", "name=%00&email=%00&message=%00%00%00&intent=%00&token=%00&id=%00"],
	["broken encodings", "name=%ff%fe&email=%c3%28&message=%&subject=%zz&name=%ed%a0%80"],
	["Latin letters as their bytes", "name=M\xfcller&message=\xff\xfe\xfd"],
	["characters that turn text around", "name=%E2%80%AE%E2%80%8B%EF%BB%BF&message=%E2%80%AE"],
	["two hundred thousand characters in a field", `message=${"x".repeat(200_000)}`],
	["two hundred thousand spaces in a field", `name=${"+".repeat(200_000)}x`],
	["an address that patterns stumble over", `email=${"a@".repeat(40_000)}`],
	["an address of dots", `email=a@${"a.".repeat(40_000)}`],
	["an address of letters and an end that does not fit", `email=${"a".repeat(100_000)}!@b`],
	[
		"a postcode that patterns stumble over",
		`postcode=${"1 ".repeat(50_000)}&postalCode=${"1".repeat(50_000)}`,
	],
	["numbers that are none", "quantity=1e309&seenTotal=Infinity&quantityRequested=-0x1&price=NaN"],
	["an intent of the parser as text", intent("1")],
	["an intent that is broken", intent("{")],
	["an intent to reset the prototype", intent({ type: "reset", payload: { name: "__proto__" } })],
	["an intent to write far out", intent({ type: "update", payload: { name: "items[300000]", value: 1 } })],
	[
		"an intent to write the prototype",
		intent({ type: "update", payload: { name: "__proto__.x", value: { y: 1 } } }),
	],
	["an intent to insert far out", intent({ type: "insert", payload: { name: "name", index: 1e9 } })],
	[
		"an intent to move what is not there",
		intent({ type: "reorder", payload: { name: "infos", from: 99_999, to: -1 } }),
	],
	["an intent to remove what is not there", intent({ type: "remove", payload: { name: "x", index: 5 } })],
	["an intent of great depth", intent(deep("[", "]", 20_000))],
	["a state of the parser", "__state__=%7B%22key%22%3A%5B%5D%7D&__submit__=1&__intent__=validate%2Fname"],
	["old ways to name a method", "_method=DELETE&_METHOD=PUT&method=PATCH"],
];

const urlencoded: HostileBody[] = names.map(([name, body]) => ({ name, body, treatment: "as empty" }));

const refused: HostileBody[] = [
	{ name: "one name sixty thousand times", body: "a=&".repeat(60_000), treatment: 400 },
	{
		name: "sixty thousand names",
		body: Array.from({ length: 30_000 }, (_, n) => `f${n}`).join("&"),
		treatment: 400,
	},
	{ name: "a hundred names", body: "b=1&".repeat(100), treatment: 400, forOwner: "as empty" },
	{ name: "nothing but ampersands", body: "&".repeat(200_000), treatment: 400 },
	{ name: "three hundred kilobytes", body: `a=${"x".repeat(300_000)}`, treatment: 413, forOwner: "as empty" },
	{
		name: "three megabytes",
		body: `a=${"x".repeat(3_000_000)}`,
		treatment: 413,
		forImporter: "as empty",
	},
	...[
		"application/json",
		"application/json; charset=utf-16",
		"text/plain",
		"text/html",
		"text/xml",
		"application/xml",
		"application/octet-stream",
		"application/x-www-form-urlencodedx",
		"application/vnd.api+json",
		"image/png",
		"application/x-php-serialized",
		"multipart/mixed; boundary=edge",
		"multipart/form-data",
		'multipart/form-data; boundary=""',
		"nonsense",
		"; charset=utf-8",
		"*/*",
		"",
	].map(
		(type): HostileBody => ({ name: `a body of the type "${type}"`, body: "name=x", type, treatment: 415 }),
	),
	{
		name: "a boundary that is too long",
		body: "name=x",
		type: `multipart/form-data; boundary=${"x".repeat(71)}`,
		treatment: 400,
	},
	{ name: "deep JSON", body: deep('{"a":', "}", 30_000), type: "application/json", treatment: 415 },
	{ name: "deep lists in JSON", body: deep("[", "]", 100_000), type: "application/json", treatment: 415 },
	{
		name: "wide JSON",
		body: `{${Array.from({ length: 10_000 }, (_, n) => `"f${n}":1`)}}`,
		type: "application/json",
		treatment: 415,
	},
	{
		name: "entities in entities",
		body: '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;"><!ENTITY d SYSTEM "file:///etc/passwd">]><a>&c;&d;</a>',
		type: "text/xml",
		treatment: 415,
	},
];

const multipart: HostileBody[] = [
	...[
		["ten thousand parts", `${part("a", "1").repeat(4_000)}${multipartEnd}`, 400],
		["parts without an end", part("name", "x"), 400],
		["no part", "", "as empty"],
		["only an end", multipartEnd, "as empty"],
		["another boundary", part("name", "x").replaceAll(boundary, "other"), 400],
		[
			"a part without a name",
			`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${multipartEnd}`,
			400,
		],
		["a part without a head", `--${boundary}\r\n\r\nx\r\n${multipartEnd}`, 400],
		["a head without an end", `--${boundary}\r\nContent-Disposition: form-data; name="x"`, 400],
		[
			"a head of a hundred kilobytes",
			`--${boundary}\r\nX: ${"x".repeat(100_000)}\r\n\r\n1\r\n${multipartEnd}`,
			400,
		],
		["bytes that are no text", Buffer.from([0x2d, 0x2d, 0xff, 0x00, 0xfe, 0x0d, 0x0a]), 400],
		[
			"a file in place of a text",
			["name", "email", "message", "intent", "condition", "password", "token"]
				.map((name) => part(name, "bytes", '; filename="a.txt"'))
				.join("") + multipartEnd,
			"as empty",
		],
		[
			"names that spell structures",
			`${part("x[200000000]", "1")}${part("__proto__.y", "1")}${multipartEnd}`,
			"as empty",
		],
		[
			"a file name that leads out",
			`${part("x", "1", '; filename="../../../../etc/passwd"')}${multipartEnd}`,
			"as empty",
		],
		[
			"a charset of its own",
			`${part("_charset_", "utf-7")}${part("name", "+ADw-x+AD4-")}${multipartEnd}`,
			"as empty",
		],
	].map(
		([name, body, treatment]): HostileBody => ({
			name: `multipart: ${name}`,
			body: body as string | Buffer,
			type: multipartType,
			treatment: treatment as Treatment,
		}),
	),
	{
		name: "another charset",
		body: Buffer.from("name=x&email=y", "utf16le"),
		type: "application/x-www-form-urlencoded; charset=utf-16",
		treatment: "as empty",
	},
];

/** Bodies that nobody's browser sends: each once took seconds, gigabytes or an error page of some shop. */
export const hostileBodies: readonly HostileBody[] = [...urlencoded, ...refused, ...multipart];
