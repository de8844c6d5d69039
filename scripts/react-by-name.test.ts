import * as jsxRuntime from "react/jsx-runtime";
import { expect, test } from "vitest";
import { namedModule, namesOf } from "./react-by-name.ts";

test("what a library of one object exports is given by its names, from the same object", () => {
	expect(namedModule("some", ["one", "default", "two"])).toBe(
		'import given from "some";\nexport const one = given.one;\nexport const two = given.two;\nexport default given;\n',
	);
});

test("React's names are those of what is installed", () => {
	expect(namesOf("react")).toEqual(expect.arrayContaining(["useState", "use", "Suspense", "createElement"]));
	expect(namesOf("react/jsx-runtime").toSorted()).toEqual(
		Object.keys(jsxRuntime)
			.filter((name) => name !== "default" && name !== "module.exports")
			.toSorted(),
	);
});
