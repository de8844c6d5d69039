export const rent = {
	metaTitle: "Rent a sea container: daily rates from 6 to 45 ft",
	metaDescription:
		"Rent sea containers in Antwerp at a net rate per day: storage, High Cube, reefer, open top. Filter by size, compare rates, have it delivered or collect.",
	title: "Rent a container",
	intro:
		"For a building site, a busy season or a house full of furniture: pick a container from the depot in Antwerp, see its net rent per day, and choose delivery or collection on the next page.",
	minimum: "Minimum rental: the first 30 days. From day 31 you pay per day.",
	sortSizeDesc: "Size: large to small",
	rent: "Rent",
	firstDays: "First 30 days",
	unavailable: "This container is out of stock at the moment. Ask for a quote and we will give you a date.",
	empty: "No rentable containers found.",
	about: {
		title: "Renting a sea container: what it costs and how it works",
		paragraphs: [
			"Every container above shows its rent per day, excluding VAT. The first 30 days are charged together and are also the minimum, even if you are done sooner. After that each extra day counts at the same rate, so a job that runs three days over costs three days more, not a new month. Transport is added once for delivery. On the container’s page you enter your postcode and see rent and transport in one sum before you order.",
			"For tools and materials on site, an 8 or 10 ft box is easy to place and to lock. A 20 ft holds the contents of a two-bedroom flat, or a contractor’s complete stock for one job. A 40 ft suits traders with a seasonal peak, and a High Cube gives 30 cm more height for racking. If goods must stay cold, rent a reefer and have a CEE 32 A socket ready. Open tops and flat racks carry what does not fit through a door.",
			"We deliver in Belgium, the Netherlands and Germany, by truck or by crane truck. The ground should be level and firm, and the approach wide enough for a truck with its mirrors. Rental containers are wind and watertight and come in whatever colour is in stock. When you are finished, sweep the floor and call us: we agree a day to fetch it. Do you already know that you need it for longer than three months? Then compare with leasing, where the monthly amount is usually lower.",
		],
		leasingLink: "Container leasing from three months",
	},
};
