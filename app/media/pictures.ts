/** Addresses of the shop's pictures of scenes and conversions. Written by scripts/render/encode.ts, not by hand. */
export const scenes = {
	hero: "/pictures/scenes/hero-3a7437.jpg?size=1920x1080&tone=79828c",
	yard: "/pictures/scenes/yard-1124f0.jpg?size=1600x900&tone=5d5b64",
	quay: "/pictures/scenes/quay-157916.jpg?size=1600x900&tone=777782",
	"crane-truck": "/pictures/scenes/crane-truck-532a81.jpg?size=1600x900&tone=788691",
	garden: "/pictures/scenes/garden-bc0331.jpg?size=1600x900&tone=6b7770",
	"cold-store": "/pictures/scenes/cold-store-57878d.jpg?size=1600x900&tone=a6abad",
	leasing: "/pictures/scenes/leasing-07a6bd.jpg?size=1600x900&tone=6c8191",
	farm: "/pictures/scenes/farm-e23d58.jpg?size=1600x900&tone=73756f",
	"two-20ft": "/pictures/scenes/two-20ft-6dc65b.jpg?size=1600x900&tone=828489",
	dusk: "/pictures/scenes/dusk-e00ba0.jpg?size=1920x1080&tone=5a5056",
	office: "/pictures/scenes/office-f3ad41.jpg?size=1200x900&tone=bdc0be",
	workshop: "/pictures/scenes/workshop-f25ad5.jpg?size=1200x900&tone=b0afac",
	bar: "/pictures/scenes/bar-5d38e6.jpg?size=1200x900&tone=a3a6a0",
	sanitary: "/pictures/scenes/sanitary-f73fd9.jpg?size=1200x900&tone=b7c0c5",
	storage: "/pictures/scenes/storage-e22168.jpg?size=1200x900&tone=acafb1",
	"technical-room": "/pictures/scenes/technical-room-52bf6c.jpg?size=1200x900&tone=c6c8c7",
	pool: "/pictures/scenes/pool-a0d1e2.jpg?size=1200x900&tone=95a67e",
	"garden-room": "/pictures/scenes/garden-room-916ea6.jpg?size=1200x900&tone=909879",
} as const;

/** Front pictures of the new containers that pages of the shop show beside their texts. */
export const newContainers = {
	"20ft-dv": "/pictures/products/20ft-dv-new-front-96967a.jpg?size=1200x900&tone=92a2a8&paint",
	"40ft-hc": "/pictures/products/40ft-hc-new-front-9ce1ce.jpg?size=1200x900&tone=8d8d8c&paint",
	"40ft-hc-rf": "/pictures/products/40ft-hc-rf-new-front-ea6c38.jpg?size=1200x900&tone=bebcb8&paint",
	"20ft-ot": "/pictures/products/20ft-ot-new-front-7e7c16.jpg?size=1200x900&tone=b9b8b5&paint",
} as const;
