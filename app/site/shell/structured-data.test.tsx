import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./structured-data.tsx";

const frame = /^<script type="application\/ld\+json">([^<]*)<\/script>$/;

function contentOf(data: object): unknown {
	return JSON.parse(frame.exec(renderToStaticMarkup(<StructuredData data={data} />))?.[1] ?? "null");
}

test.each(["</script><script>alert(1)</script>", "<!-- <script>", 'He said "5 < 6 & 7 > 6"', "\u2028é€"])(
	"%j stays inside its script and arrives as it was",
	(name) => {
		expect(contentOf({ name })).toEqual({ name });
	},
);

test("any text does", () => {
	fc.assert(
		fc.property(fc.dictionary(fc.string(), fc.string({ unit: "grapheme" })), (data) => {
			expect(contentOf(data)).toEqual(JSON.parse(JSON.stringify(data)));
		}),
	);
});
