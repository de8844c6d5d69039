export const leasing = {
	metaTitle: "Sea container leasing from 3 months to 3+ years",
	metaDescription:
		"Lease sea containers from Antwerp: 3–12 months, 1–3 years or longer, for a fixed monthly amount. Standard, High Cube, reefer or special. Ask for a quote.",
	title: "Lease a container instead of buying it",
	intro:
		"From three months you pay a fixed monthly amount and keep your capital for the business. You name the number, the size and the term; we answer with one amount per month.",
	imageAlt: "A row of blue sea containers on a company’s yard, trees behind them",
	serviceType: "Container leasing",
	callForPricing: "Call for pricing",
	reasons: {
		title: "Three reasons to lease",
		items: [
			{
				title: "Your capital stays in the business",
				text: "Ten containers are quickly the price of a van. With leasing that money goes into stock, people or the next project, and your credit line stays free.",
			},
			{
				title: "Costs you can budget for",
				text: "The monthly amount is set when you sign and stays the same for the whole term. It can be charged to a project or a cost centre, month by month.",
			},
			{
				title: "No container left over",
				text: "What you buy has to be sold again, and steel prices move. A leased container goes back to the depot when the work is done.",
			},
		],
	},
	tiers: {
		title: "Three terms, one monthly amount",
		text: "The longer the term, the lower the amount per month. Below three months, renting by the day is the better choice.",
		items: [
			{
				name: "Short term",
				term: "3–12 months",
				text: "For one project, one harvest, one winter.",
				points: [
					"Minimum term 3 months",
					"Used containers in A-grade or Cargo Worthy condition",
					"Can be extended month by month",
				],
			},
			{
				name: "Medium term",
				term: "1–3 years",
				text: "For sites, depots and growing warehouses.",
				points: [
					"Fixed amount for the whole term",
					"New or used, in the size you choose",
					"Exchange for another size possible",
				],
			},
			{
				name: "Long term",
				term: "3+ years",
				text: "For fleets and permanent extra space.",
				points: [
					"Our lowest amount per month",
					"New containers, in your RAL colour if you wish",
					"Purchase at the end at a price agreed beforehand",
				],
			},
		],
	},
	types: {
		title: "Containers you can lease",
		text: "Every size and type in the shop can be leased. These four are asked for most.",
		items: [
			{
				title: "Standard 20 and 40 ft",
				text: "The dry box for storage and transport: steel walls, wooden floor, double doors.",
			},
			{
				title: "High Cube",
				text: "30 cm more headroom. For racking, light bulky goods, workshops and conversions.",
			},
			{
				title: "Refrigerated",
				text: "Set anywhere from −30 °C to +30 °C. For food, flowers and medicines, on CEE 32 A.",
			},
			{
				title: "Open top, flat rack and tank",
				text: "For machines, steel and liquids that no ordinary container can take.",
			},
		],
	},
	benefits: {
		title: "What your contract contains",
		items: [
			{
				title: "One contract",
				text: "One container or fifty, on several sites, on a single monthly invoice.",
			},
			{
				title: "The condition you need",
				text: "New where customers see it, Cargo Worthy where only the lock counts.",
			},
			{
				title: "Delivery and collection",
				text: "By truck or crane truck in Belgium, the Netherlands and Germany; to France on request.",
			},
			{
				title: "Checked before it leaves",
				text: "Doors, seals, floor and roof are inspected at the depot; you receive the photos.",
			},
			{
				title: "Room to change",
				text: "More containers, or fewer at the end of a term: one call, one new amount.",
			},
			{
				title: "A free choice at the end",
				text: "Hand it back, extend the lease, or take the container over.",
			},
		],
	},
	action: {
		title: "What would it cost for you?",
		text: "Tell us the size, the number, the term and the postcode. We calculate the monthly amount and answer within 24 hours.",
	},
	about: {
		title: "Leasing a sea container in Belgium and its neighbours",
		paragraphs: [
			"Leasing stands between renting and buying. Renting by the day is meant for weeks and costs most per month; buying pays off when a container stays for many years and its resale does not worry you. Leasing covers what lies between: a term from three months to well over three years, a fixed amount, and no purchase price. For companies the instalments are usually an operating expense; your accountant can tell you how to enter them.",
			"Our customers are contractors who equip a site, growers who need cold storage for one season, web shops that outgrow their shed, and hauliers who run their own boxes. They lease in Belgium, the Netherlands, Germany and France, and we arrange contracts for the rest of Europe case by case. The containers come from our depot in Antwerp, close to the quays where they are landed.",
			"For a quote we need four things: which container and in which condition, how many, for how long, and where it will stand. The monthly amount is quoted excluding VAT. Delivery and the later collection are listed separately, so that you can compare them with a haulier of your own.",
		],
		rentLink: "Rent by the day",
	},
};
