import { expect, test } from "vitest";
import { labelled } from "./labelled.ts";

test.each([
	["en", "Name", "Name: An"],
	["fr", "Nom", "Nom\u202f: An"],
	["fr", "", "\u202f: An"],
	["en", "Forgotten your password?", "Forgotten your password? An"],
	["fr", "Mot de passe oublié\u202f?", "Mot de passe oublié\u202f? An"],
	["de", "Achtung!", "Achtung! An"],
	["nl", "Naam:", "Naam: An"],
] as const)("in %s, %j before its value is %j", (language, label, text) => {
	expect(labelled(language, label, "An")).toBe(text);
});
