/** What a session was opened with, in words; null where the browser does not say it in a known way. */
export type BrowserName = { browser: string | null; system: string | null };

/** The first that fits: most browsers also name those that they descend from. */
const browsers: [name: string, sign: RegExp][] = [
	["Edge", /\bEdg(e|A|iOS)?\//],
	["Opera", /\b(OPR|Opera)\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Firefox", /\b(Firefox|FxiOS)\//],
	["Chrome", /\b(Chrome|CriOS|Chromium)\//],
	["Safari", /\bVersion\/\S+ .*\bSafari\//],
];
const systems: [name: string, sign: RegExp][] = [
	["iOS", /\b(iPhone|iPad|iPod)\b/],
	["Android", /\bAndroid\b/],
	["Windows", /\bWindows\b/],
	["ChromeOS", /\bCrOS\b/],
	["macOS", /\b(Macintosh|Mac OS X)\b/],
	["Linux", /\bLinux\b/],
];

/** Names browser and system of a `User-Agent`, so that its owner knows the session again. */
export function browserName(userAgent: string | null): BrowserName {
	const text = (userAgent ?? "").slice(0, 400);
	const named = (names: typeof browsers) => names.find(([, sign]) => sign.test(text))?.[0] ?? null;
	return { browser: named(browsers), system: named(systems) };
}
