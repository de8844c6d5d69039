import { expect, test } from "vitest";
import { iconFiles, withOwnFiles } from "./slim-icons.ts";

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
