import { expect, test } from "vitest";
import { iconFiles, iconModule, withOwnFiles } from "./slim-icons.ts";

const files = iconFiles(
	`export { default as House, default as HouseIcon } from './icons/house.mjs';
export { default as X } from './icons/x.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';`,
);

test.each([
	["one", 'import { X } from "lucide-react";', 'import X from "icons/x.mjs";'],
	[
		"several, over lines, one by another name",
		'import {\n\tHouseIcon,\n\tX as Close,\n} from "lucide-react";',
		'import HouseIcon from "icons/house.mjs"; import Close from "icons/x.mjs";',
	],
	[
		"types beside an icon are none",
		'import { type LucideIcon, X } from "lucide-react";',
		'import X from "icons/x.mjs";',
	],
	[
		"types alone",
		'import type { LucideIcon } from "lucide-react";',
		'import type { LucideIcon } from "lucide-react";',
	],
	["other libraries", 'import { X } from "elsewhere";', 'import { X } from "elsewhere";'],
])("icons are asked for by their own files: %s", (_what, code, own) => {
	expect(withOwnFiles(`${code}\nX;`, (name) => files.get(name))).toBe(`${own}\nX;`);
});

test("an icon that is not there ends the build by its name", () => {
	const code = 'import { createLucideIcon } from "lucide-react";';
	expect(() => withOwnFiles(code, (name) => files.get(name))).toThrow("createLucideIcon");
});

test("an icon is its classes and its parts, paths by their course alone", () => {
	const told = iconModule({
		name: "home",
		aliases: ["house", { name: "not a class" }],
		node: [
			["path", { d: "M1 2", key: "1" }],
			["path", { d: "M3 4", fill: "none", key: "2" } as { d: string }],
			["circle", { r: "2", key: "3" } as object],
		],
	});
	expect(told.split("\n")[1]).toBe(
		`export default slimIcon("lucide lucide-home lucide-house", "M1 2", ["path",{"d":"M3 4","fill":"none"}], ["circle",{"r":"2"}]);`,
	);
});
