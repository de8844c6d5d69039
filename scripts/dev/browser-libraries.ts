/**
 * What pages import from packages, for Vite to prepare before the first page asks: one that is missing here is found
 * when a page first needs it, at the price of a reload.
 */
export const browserLibraries = [
	"@conform-to/react",
	"@dnd-kit/core",
	"@dnd-kit/sortable",
	"@dnd-kit/utilities",
	"@tiptap/core",
	"@tiptap/extension-image",
	"@tiptap/extension-table",
	"@tiptap/pm/model",
	"@tiptap/react",
	"@tiptap/starter-kit",
	"embla-carousel",
	"lucide-react",
	"radix-ui",
	"three",
	"three/examples/jsm/controls/OrbitControls.js",
	"use-intl",
	"use-intl/core",
	"zod",
];
