/** The size guide: all sizes in one scale, what fits in, and three questions that lead to one. */
export const sizeGuide = {
	title: "Which container fits?",
	metaTitle: "Container sizes: which container do I need?",
	metaDescription:
		"All container sizes drawn in one scale, with what fits inside: euro pallets, cubic metres, moving boxes, the furniture of a flat, a car. Three questions lead to the right size.",
	lead: "Answer three questions, or see all sizes beside each other.",
	finder: "Your size in three questions",
	what: "1. What goes in?",
	kinds: {
		pallets: "Euro pallets",
		volume: "Goods or material (m³)",
		flat: "Furniture of a flat",
		car: "Cars",
	},
	amount: "How much?",
	amountHint: "Number of pallets, m³, rooms or cars",
	height: "2. Tallest piece in metres",
	heightHint: "Only if something is taller than 2 m",
	access: "3. What reaches the place?",
	accesses: {
		articulated: "Articulated truck (16.5 m)",
		rigid: "Crane truck, no trailer (12 m)",
		small: "Only a small truck (8 m)",
	},
	show: "Show sizes",
	errors: {
		amount: "Enter a number above 0, for example 11 or 2.5.",
		amountTooLarge: "Let us plan an amount like this together: call us or write to us.",
		height: "Enter the height in metres, for example 2.2.",
	},
	answer: "This fits",
	roles: {
		best: "Fits best",
		spare: "With room to spare",
		smaller: "Several smaller ones",
	},
	/** What goes into one: for one of them and for several. */
	units: {
		pallets: { one: "pallet", other: "pallets" },
		volume: { one: "m³ stacked", other: "m³ stacked" },
		flat: { one: "room", other: "rooms" },
		car: { one: "car", other: "cars" },
	},
	each: "Room in each:",
	filled: "filled",
	doorAtLeast: "Door at least",
	high: "m high",
	comes: {
		articulated: "Comes on an articulated truck",
		rigid: "Comes on a crane truck",
		small: "Comes on a small truck",
	},
	obstacles: {
		height:
			"None of our closed containers is that high. An open top is loaded from above, a flat rack is open at the sides: ask us, we work it out with you.",
		access:
			"What a truck of that length can bring is too small for it. With more room at the place, or with our advice, there is a way: call us.",
		room: "None of our containers takes that. Ask us, we work it out with you.",
	},
	ask: "Ask us",
	container: "Container",
	priceFrom: "Price from",
	scaleTitle: "All sizes in one scale",
	scaleText: "The person is 1.80 m tall. Each drawing leads to its container.",
	terms: [
		{ term: "Feet", text: "A name for the length: 20ft is 6.06 m outside, 40ft is 12.19 m." },
		{ term: "High Cube", text: "30 cm higher than a standard container, inside and at the doors." },
		{ term: "Pallet wide", text: "2.44 m wide inside: euro pallets stand side by side without a gap." },
	],
	tableTitle: "What fits in",
	compareHint: "Tick up to four to compare them.",
	notesTitle: "How we reckon",
	notes: [
		"Euro pallets of 1.20 × 0.80 m in one layer, a few centimetres left free for handling.",
		"Moving boxes of 60 × 33 × 34 cm, stacked up to the roof.",
		"A furnished room of 20 m², taken apart and stacked, fills about 9 m³. We count 85% of a container as usable.",
		"A compact car of 4.30 × 1.80 m, mirrors folded. Nobody can open its doors wide inside: the driver gets out with care.",
		"Door openings are the least that ISO 668 asks for; most are a few centimetres larger. Storage sizes below 10 ft follow no norm.",
	],
};
