/** Colours of stacked containers, "#rrggbb"; the shop's own blues and red come more often. */
export const PAINTS: readonly string[] = [
	"#14507a",
	"#14507a",
	"#d9431e",
	"#0b2a42",
	"#8b959c",
	"#6d342d",
	"#2f7fae",
	"#c5c7c4",
	"#b3381b",
	"#3c6b5a",
	"#d9a441",
	"#14507a",
];
