export const refrigerated = {
	metaTitle: "Refrigerated containers and reefers in 10, 20, 40 ft",
	metaDescription:
		"Refrigerated containers from −30 °C to +30 °C in 10, 20 and 40 ft: buy or rent a tested reefer in Antwerp, delivered to your yard and ready to plug in.",
	title: "Refrigerated containers and freezers",
	intro:
		"A reefer is a cold store that arrives on a truck. Set any temperature from −30 °C to +30 °C, choose 10, 20 or 40 ft, plug it in, and load it the same day.",
	imageAlt: "A row of white refrigerated containers, each plugged into a power post",
	contact: "Ask about a reefer",
	features: {
		title: "What you get with a reefer",
		items: [
			{
				title: "−30 °C to +30 °C",
				text: "One machine freezes, chills or keeps goods warm. You set it to half a degree and read it off the display.",
			},
			{
				title: "10, 20 and 40 ft",
				text: "20 and 40 ft stand in our yard, a 10 ft comes on request. From a walk-in freezer behind the kitchen to a store for 23 euro pallets.",
			},
			{
				title: "Three-phase, CEE 32 A",
				text: "380–460 V from a red socket or a generator. No building work, no refrigeration fitter.",
			},
			{
				title: "Insulated all round",
				text: "Foam-filled walls, roof and doors, a stainless lining, and a T-floor that lets the air through under the load.",
			},
		],
	},
	stock: {
		title: "Reefers in our depot",
		text: "Every container has its own page: price new and used, rent per day, measurements, and delivery to your postcode. All prices are excl. VAT.",
		empty:
			"There is no refrigerated container in the shop at the moment. Call or write to us: reefers come in regularly.",
		all: "View all containers",
	},
	advantages: {
		title: "Why a container and not a cold room",
		items: [
			{
				title: "In use within a day",
				text: "Set down, levelled, connected. At normal outdoor temperatures an empty reefer is cold after a few hours.",
			},
			{
				title: "No building project",
				text: "It stands on four corners and leaves no trace. Ask your local authority whether a long stay needs a permit.",
			},
			{
				title: "Moves with you",
				text: "From field to yard, from one festival to the next: lifted by its corners, whenever you like.",
			},
			{
				title: "Keeps its value",
				text: "A reefer can be sold on. Or you rent it for the season and hand it back afterwards.",
			},
			{
				title: "Tested before it leaves",
				text: "Our mechanics run the unit down to the set point and check doors, seals and drains.",
			},
			{
				title: "Locks like a container",
				text: "A steel frame, lock rods and a padlock. Nobody walks off with your goods.",
			},
		],
	},
	action: {
		title: "How cold, how much, how long?",
		text: "Tell us the goods, the temperature and the number of pallets. We tell you which reefer fits and what it costs, delivered.",
	},
	about: {
		title: "Choosing a refrigerated or freezer container",
		paragraphs: [
			"Caterers, butchers, bakers, growers, breweries and pharmacies use reefers when the cold room is full, being rebuilt, or only needed for a few months. A 20 ft is enough for a restaurant or a farm shop: it takes 10 euro pallets, the 40 ft High Cube 23. If you go in and out many times a day, fit a strip curtain: every open door costs cold and power.",
			"Bring goods in at storage temperature. The machine holds a temperature; it is not a blast freezer. Leave a gap under the ceiling for the returning air, and keep the machinery end free so that the warm air can escape. The container needs level, firm ground. Have an electrician check beforehand that the supply carries a 32 A three-phase load.",
			"We sell new and used reefers and rent them by the day, from 30 days on; for three months or more there is leasing. Delivery is by truck or crane truck in Belgium, the Netherlands and Germany. If insulated storage is all you need, ask for a reefer without a working unit: hard to beat for the money.",
		],
	},
};
