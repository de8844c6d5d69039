/** Addresses of the products' pictures by condition and view. Written by scripts/render/encode.ts, not by hand. */
export const productPictures = {
	"6ft": {
		new: {
			front: "/pictures/products/6ft-new-front-32f2b6.jpg?size=1200x900&tone=c5c4c0&paint",
			rear: "/pictures/products/6ft-new-rear-0a761f.jpg?size=960x720&tone=c4c2be",
			side: "/pictures/products/6ft-new-side-36cf20.jpg?size=960x720&tone=cccbc7",
			inside: "/pictures/products/6ft-new-inside-35be00.jpg?size=800x600&tone=b8b6b0",
		},
		"used-a": {
			front: "/pictures/products/6ft-used-a-front-b0df31.jpg?size=1200x900&tone=b6b6b2&paint",
			rear: "/pictures/products/6ft-used-a-rear-786fb7.jpg?size=960x720&tone=bdbcb7",
			side: "/pictures/products/6ft-used-a-side-0f3747.jpg?size=960x720&tone=b9b9b5",
			inside: "/pictures/products/6ft-used-a-inside-d5e29a.jpg?size=800x600&tone=a4a29d",
		},
		"used-cw": {
			front: "/pictures/products/6ft-used-cw-front-cdfc50.jpg?size=1200x900&tone=b5b9b8&paint",
			rear: "/pictures/products/6ft-used-cw-rear-c664fa.jpg?size=960x720&tone=bbbab7",
			side: "/pictures/products/6ft-used-cw-side-659199.jpg?size=960x720&tone=b7bdbd",
			inside: "/pictures/products/6ft-used-cw-inside-377a2c.jpg?size=800x600&tone=918e87",
		},
	},
	"8ft": {
		new: {
			front: "/pictures/products/8ft-new-front-94c80b.jpg?size=1200x900&tone=aab8bc&paint",
			rear: "/pictures/products/8ft-new-rear-1b93f3.jpg?size=960x720&tone=b7bab9",
			side: "/pictures/products/8ft-new-side-39b47e.jpg?size=960x720&tone=a3b9bf",
			inside: "/pictures/products/8ft-new-inside-14e149.jpg?size=800x600&tone=aba69f",
		},
		"used-a": {
			front: "/pictures/products/8ft-used-a-front-c5354b.jpg?size=1200x900&tone=b8b0ac&paint",
			rear: "/pictures/products/8ft-used-a-rear-eecbac.jpg?size=960x720&tone=bab5b1",
			side: "/pictures/products/8ft-used-a-side-97f68a.jpg?size=960x720&tone=b8ada8",
			inside: "/pictures/products/8ft-used-a-inside-c0d31c.jpg?size=800x600&tone=9a968f",
		},
		"used-cw": {
			front: "/pictures/products/8ft-used-cw-front-cd1cab.jpg?size=1200x900&tone=b2b1ad&paint",
			rear: "/pictures/products/8ft-used-cw-rear-02e548.jpg?size=960x720&tone=b6b4af",
			side: "/pictures/products/8ft-used-cw-side-7d2954.jpg?size=960x720&tone=afb0ab",
			inside: "/pictures/products/8ft-used-cw-inside-67d5be.jpg?size=800x600&tone=87827a",
		},
	},
	"10ft": {
		new: {
			front: "/pictures/products/10ft-new-front-ceba29.jpg?size=1200x900&tone=9fabb0&paint",
			rear: "/pictures/products/10ft-new-rear-c97a72.jpg?size=960x720&tone=b0b2b0",
			side: "/pictures/products/10ft-new-side-78bfaf.jpg?size=960x720&tone=8ea2ab",
			inside: "/pictures/products/10ft-new-inside-9710e1.jpg?size=800x600&tone=a5a29c",
		},
		"used-a": {
			front: "/pictures/products/10ft-used-a-front-3c2f0b.jpg?size=1200x900&tone=b1a8a3&paint",
			rear: "/pictures/products/10ft-used-a-rear-56a165.jpg?size=960x720&tone=b3aeaa",
			side: "/pictures/products/10ft-used-a-side-1bf8f7.jpg?size=960x720&tone=aa9c98",
			inside: "/pictures/products/10ft-used-a-inside-a93d7f.jpg?size=800x600&tone=94918b",
		},
		"used-cw": {
			front: "/pictures/products/10ft-used-cw-front-bf10fe.jpg?size=1200x900&tone=aaaaa5&paint",
			rear: "/pictures/products/10ft-used-cw-rear-f9d009.jpg?size=960x720&tone=aeaca8",
			side: "/pictures/products/10ft-used-cw-side-c1b61d.jpg?size=960x720&tone=9d9f9a",
			inside: "/pictures/products/10ft-used-cw-inside-2f7bdd.jpg?size=800x600&tone=837e77",
		},
	},
	"20ft-dv": {
		new: {
			front: "/pictures/products/20ft-dv-new-front-96967a.jpg?size=1200x900&tone=92a2a8&paint",
			rear: "/pictures/products/20ft-dv-new-rear-44ad7b.jpg?size=960x720&tone=a5a9a9",
			side: "/pictures/products/20ft-dv-new-side-26f394.jpg?size=960x720&tone=a1b1b7",
			inside: "/pictures/products/20ft-dv-new-inside-ee9542.jpg?size=800x600&tone=8f8983",
		},
		"used-a": {
			front: "/pictures/products/20ft-dv-used-a-front-878153.jpg?size=1200x900&tone=aa9e99&paint",
			rear: "/pictures/products/20ft-dv-used-a-rear-497d2e.jpg?size=960x720&tone=aca5a1",
			side: "/pictures/products/20ft-dv-used-a-side-ce9046.jpg?size=960x720&tone=baada9",
			inside: "/pictures/products/20ft-dv-used-a-inside-d213fe.jpg?size=800x600&tone=817c76",
		},
		"used-cw": {
			front: "/pictures/products/20ft-dv-used-cw-front-ae8a2d.jpg?size=1200x900&tone=b8b6b2&paint",
			rear: "/pictures/products/20ft-dv-used-cw-rear-dd80d3.jpg?size=960x720&tone=afaca7",
			side: "/pictures/products/20ft-dv-used-cw-side-48d323.jpg?size=960x720&tone=c9c6c2",
			inside: "/pictures/products/20ft-dv-used-cw-inside-32f732.jpg?size=800x600&tone=726d66",
		},
	},
	"20ft-hc": {
		new: {
			front: "/pictures/products/20ft-hc-new-front-84856b.jpg?size=1200x900&tone=999997&paint",
			rear: "/pictures/products/20ft-hc-new-rear-04528d.jpg?size=960x720&tone=a6a4a0",
			side: "/pictures/products/20ft-hc-new-side-c36e3a.jpg?size=960x720&tone=a8a8a6",
			inside: "/pictures/products/20ft-hc-new-inside-6164ae.jpg?size=800x600&tone=908c85",
		},
		"used-a": {
			front: "/pictures/products/20ft-hc-used-a-front-bda8e1.jpg?size=1200x900&tone=a59894&paint",
			rear: "/pictures/products/20ft-hc-used-a-rear-40e992.jpg?size=960x720&tone=a7a19c",
			side: "/pictures/products/20ft-hc-used-a-side-50b2cf.jpg?size=960x720&tone=b4a7a3",
			inside: "/pictures/products/20ft-hc-used-a-inside-ddde93.jpg?size=800x600&tone=827e78",
		},
		"used-cw": {
			front: "/pictures/products/20ft-hc-used-cw-front-32626b.jpg?size=1200x900&tone=94a0a5&paint",
			rear: "/pictures/products/20ft-hc-used-cw-rear-7aa317.jpg?size=960x720&tone=9fa19f",
			side: "/pictures/products/20ft-hc-used-cw-side-42f5c4.jpg?size=960x720&tone=a3b0b5",
			inside: "/pictures/products/20ft-hc-used-cw-inside-95714b.jpg?size=800x600&tone=726e67",
		},
	},
	"20ft-ot": {
		new: {
			front: "/pictures/products/20ft-ot-new-front-7e7c16.jpg?size=1200x900&tone=b9b8b5&paint",
			rear: "/pictures/products/20ft-ot-new-rear-52621f.jpg?size=960x720&tone=b2b0ad",
			side: "/pictures/products/20ft-ot-new-side-ad448f.jpg?size=960x720&tone=c8c7c4",
			inside: "/pictures/products/20ft-ot-new-inside-b126cb.jpg?size=800x600&tone=9e9892",
		},
		"used-a": {
			front: "/pictures/products/20ft-ot-used-a-front-b9ce88.jpg?size=1200x900&tone=afa39c&paint",
			rear: "/pictures/products/20ft-ot-used-a-rear-f155ac.jpg?size=960x720&tone=ada7a2",
			side: "/pictures/products/20ft-ot-used-a-side-af26b7.jpg?size=960x720&tone=beb1ab",
			inside: "/pictures/products/20ft-ot-used-a-inside-a1a402.jpg?size=800x600&tone=938e88",
		},
		"used-cw": {
			front: "/pictures/products/20ft-ot-used-cw-front-f093e6.jpg?size=1200x900&tone=a0a2a3&paint",
			rear: "/pictures/products/20ft-ot-used-cw-rear-1dac88.jpg?size=960x720&tone=a6a5a2",
			side: "/pictures/products/20ft-ot-used-cw-side-9f919c.jpg?size=960x720&tone=afb1b2",
			inside: "/pictures/products/20ft-ot-used-cw-inside-ae2233.jpg?size=800x600&tone=89847d",
		},
	},
	"20ft-fr": {
		new: {
			front: "/pictures/products/20ft-fr-new-front-da07de.jpg?size=1200x900&tone=9db3b9&paint",
			rear: "/pictures/products/20ft-fr-new-rear-45c479.jpg?size=960x720&tone=9bb2b9",
			side: "/pictures/products/20ft-fr-new-side-160686.jpg?size=960x720&tone=ccd0cf",
			inside: "/pictures/products/20ft-fr-new-inside-3856a7.jpg?size=800x600&tone=99aaae",
		},
		"used-a": {
			front: "/pictures/products/20ft-fr-used-a-front-34183e.jpg?size=1200x900&tone=b4a4a0&paint",
			rear: "/pictures/products/20ft-fr-used-a-rear-ab4cd1.jpg?size=960x720&tone=b3a29f",
			side: "/pictures/products/20ft-fr-used-a-side-a38e6f.jpg?size=960x720&tone=d2cdc9",
			inside: "/pictures/products/20ft-fr-used-a-inside-2d616a.jpg?size=800x600&tone=ac9e9a",
		},
		"used-cw": {
			front: "/pictures/products/20ft-fr-used-cw-front-ee035a.jpg?size=1200x900&tone=a9a9a4&paint",
			rear: "/pictures/products/20ft-fr-used-cw-rear-fbacad.jpg?size=960x720&tone=a7a8a3",
			side: "/pictures/products/20ft-fr-used-cw-side-5af489.jpg?size=960x720&tone=d0ceca",
			inside: "/pictures/products/20ft-fr-used-cw-inside-d849c3.jpg?size=800x600&tone=a3a29d",
		},
	},
	"20ft-rf": {
		new: {
			front: "/pictures/products/20ft-rf-new-front-e9b46d.jpg?size=1200x900&tone=c3c1bc&paint",
			rear: "/pictures/products/20ft-rf-new-rear-c12e1d.jpg?size=960x720&tone=bab8b5",
			side: "/pictures/products/20ft-rf-new-side-48a8ef.jpg?size=960x720&tone=d6d4cf",
			inside: "/pictures/products/20ft-rf-new-inside-7c8905.jpg?size=800x600&tone=8b8b8b",
		},
		"used-a": {
			front: "/pictures/products/20ft-rf-used-a-front-17112d.jpg?size=1200x900&tone=b1b1ae&paint",
			rear: "/pictures/products/20ft-rf-used-a-rear-a078db.jpg?size=960x720&tone=b2b1ae",
			side: "/pictures/products/20ft-rf-used-a-side-22b227.jpg?size=960x720&tone=c3c3c0",
			inside: "/pictures/products/20ft-rf-used-a-inside-884eeb.jpg?size=800x600&tone=868585",
		},
		"used-cw": {
			front: "/pictures/products/20ft-rf-used-cw-front-f4e26b.jpg?size=1200x900&tone=bdb8b0&paint",
			rear: "/pictures/products/20ft-rf-used-cw-rear-139075.jpg?size=960x720&tone=b5b2ad",
			side: "/pictures/products/20ft-rf-used-cw-side-48355b.jpg?size=960x720&tone=d0cac2",
			inside: "/pictures/products/20ft-rf-used-cw-inside-9fa777.jpg?size=800x600&tone=7e7e7d",
		},
	},
	"20ft-tk": {
		new: {
			front: "/pictures/products/20ft-tk-new-front-c92bd5.jpg?size=1200x900&tone=bbb1ae&paint",
			rear: "/pictures/products/20ft-tk-new-rear-5cee0d.jpg?size=960x720&tone=bcb3af",
			side: "/pictures/products/20ft-tk-new-side-1ff36a.jpg?size=960x720&tone=ccc5c2",
			inside: "/pictures/products/20ft-tk-new-inside-127256.jpg?size=800x600&tone=a79f9d",
		},
		"used-a": {
			front: "/pictures/products/20ft-tk-used-a-front-8aec79.jpg?size=1200x900&tone=b3b2af&paint",
			rear: "/pictures/products/20ft-tk-used-a-rear-bff92a.jpg?size=960x720&tone=b4b4b0",
			side: "/pictures/products/20ft-tk-used-a-side-47c795.jpg?size=960x720&tone=c6c5c2",
			inside: "/pictures/products/20ft-tk-used-a-inside-2748cd.jpg?size=800x600&tone=9e9e9c",
		},
		"used-cw": {
			front: "/pictures/products/20ft-tk-used-cw-front-1e08b5.jpg?size=1200x900&tone=b2b3b1&paint",
			rear: "/pictures/products/20ft-tk-used-cw-rear-70a24e.jpg?size=960x720&tone=b3b4b2",
			side: "/pictures/products/20ft-tk-used-cw-side-cf2b26.jpg?size=960x720&tone=c5c5c3",
			inside: "/pictures/products/20ft-tk-used-cw-inside-ce6e01.jpg?size=800x600&tone=9b9d9d",
		},
	},
	"40ft-dv": {
		new: {
			front: "/pictures/products/40ft-dv-new-front-1bb0ec.jpg?size=1200x900&tone=8498a1&paint",
			rear: "/pictures/products/40ft-dv-new-rear-7f387f.jpg?size=960x720&tone=9ba1a3",
			side: "/pictures/products/40ft-dv-new-side-07897d.jpg?size=960x720&tone=bbc3c5",
			inside: "/pictures/products/40ft-dv-new-inside-915c9d.jpg?size=800x600&tone=89837d",
		},
		"used-a": {
			front: "/pictures/products/40ft-dv-used-a-front-81fb1a.jpg?size=1200x900&tone=aa988f&paint",
			rear: "/pictures/products/40ft-dv-used-a-rear-632c3d.jpg?size=960x720&tone=a99f99",
			side: "/pictures/products/40ft-dv-used-a-side-9b4f87.jpg?size=960x720&tone=ccc3bd",
			inside: "/pictures/products/40ft-dv-used-a-inside-9bc03b.jpg?size=800x600&tone=7c7771",
		},
		"used-cw": {
			front: "/pictures/products/40ft-dv-used-cw-front-cd9639.jpg?size=1200x900&tone=919993&paint",
			rear: "/pictures/products/40ft-dv-used-cw-rear-862c4b.jpg?size=960x720&tone=9b9d98",
			side: "/pictures/products/40ft-dv-used-cw-side-1c545a.jpg?size=960x720&tone=c1c4bf",
			inside: "/pictures/products/40ft-dv-used-cw-inside-791eda.jpg?size=800x600&tone=6e6962",
		},
	},
	"40ft-hc": {
		new: {
			front: "/pictures/products/40ft-hc-new-front-9ce1ce.jpg?size=1200x900&tone=8d8d8c&paint",
			rear: "/pictures/products/40ft-hc-new-rear-a838ad.jpg?size=960x720&tone=9d9b98",
			side: "/pictures/products/40ft-hc-new-side-b3ea78.jpg?size=960x720&tone=bfbebb",
			inside: "/pictures/products/40ft-hc-new-inside-0929c4.jpg?size=800x600&tone=8a857f",
		},
		"used-a": {
			front: "/pictures/products/40ft-hc-used-a-front-824822.jpg?size=1200x900&tone=9d8c88&paint",
			rear: "/pictures/products/40ft-hc-used-a-rear-36c892.jpg?size=960x720&tone=a19894",
			side: "/pictures/products/40ft-hc-used-a-side-34fbf0.jpg?size=960x720&tone=c6beba",
			inside: "/pictures/products/40ft-hc-used-a-inside-cfc703.jpg?size=800x600&tone=7c7872",
		},
		"used-cw": {
			front: "/pictures/products/40ft-hc-used-cw-front-aa656f.jpg?size=1200x900&tone=869fa7&paint",
			rear: "/pictures/products/40ft-hc-used-cw-rear-cfcd79.jpg?size=960x720&tone=959d9d",
			side: "/pictures/products/40ft-hc-used-cw-side-db9692.jpg?size=960x720&tone=bcc7c9",
			inside: "/pictures/products/40ft-hc-used-cw-inside-0a772f.jpg?size=800x600&tone=6f6a63",
		},
	},
	"40ft-hc-rf": {
		new: {
			front: "/pictures/products/40ft-hc-rf-new-front-ea6c38.jpg?size=1200x900&tone=bebcb8&paint",
			rear: "/pictures/products/40ft-hc-rf-new-rear-c02244.jpg?size=960x720&tone=b3b1ae",
			side: "/pictures/products/40ft-hc-rf-new-side-ba3842.jpg?size=960x720&tone=d8d6d2",
			inside: "/pictures/products/40ft-hc-rf-new-inside-c3fc01.jpg?size=800x600&tone=828282",
		},
		"used-a": {
			front: "/pictures/products/40ft-hc-rf-used-a-front-f8e5ea.jpg?size=1200x900&tone=a7a7a4&paint",
			rear: "/pictures/products/40ft-hc-rf-used-a-rear-cb8c81.jpg?size=960x720&tone=a9a8a6",
			side: "/pictures/products/40ft-hc-rf-used-a-side-e6015d.jpg?size=960x720&tone=cccbc8",
			inside: "/pictures/products/40ft-hc-rf-used-a-inside-7a3a02.jpg?size=800x600&tone=7d7d7d",
		},
		"used-cw": {
			front: "/pictures/products/40ft-hc-rf-used-cw-front-95d814.jpg?size=1200x900&tone=b6b0a7&paint",
			rear: "/pictures/products/40ft-hc-rf-used-cw-rear-d384a8.jpg?size=960x720&tone=adaaa5",
			side: "/pictures/products/40ft-hc-rf-used-cw-side-c98cd4.jpg?size=960x720&tone=d4d0ca",
			inside: "/pictures/products/40ft-hc-rf-used-cw-inside-8a3713.jpg?size=800x600&tone=757575",
		},
	},
	"40ft-ot": {
		new: {
			front: "/pictures/products/40ft-ot-new-front-88af95.jpg?size=1200x900&tone=8b9691&paint",
			rear: "/pictures/products/40ft-ot-new-rear-92b7a5.jpg?size=960x720&tone=9ea19c",
			side: "/pictures/products/40ft-ot-new-side-0ad180.jpg?size=960x720&tone=bec2be",
			inside: "/pictures/products/40ft-ot-new-inside-6b5fb7.jpg?size=800x600&tone=9c9690",
		},
		"used-a": {
			front: "/pictures/products/40ft-ot-used-a-front-964dbd.jpg?size=1200x900&tone=8b9aa1&paint",
			rear: "/pictures/products/40ft-ot-used-a-rear-6eb1ea.jpg?size=960x720&tone=9ca0a0",
			side: "/pictures/products/40ft-ot-used-a-side-3652fa.jpg?size=960x720&tone=bec4c5",
			inside: "/pictures/products/40ft-ot-used-a-inside-83f7be.jpg?size=800x600&tone=928d86",
		},
		"used-cw": {
			front: "/pictures/products/40ft-ot-used-cw-front-ea295c.jpg?size=1200x900&tone=b1b0ac&paint",
			rear: "/pictures/products/40ft-ot-used-cw-rear-e99d0b.jpg?size=960x720&tone=a9a6a2",
			side: "/pictures/products/40ft-ot-used-cw-side-07cb43.jpg?size=960x720&tone=d0cfcb",
			inside: "/pictures/products/40ft-ot-used-cw-inside-8aa3af.jpg?size=800x600&tone=88837c",
		},
	},
	"45ft-hc-pw": {
		new: {
			front: "/pictures/products/45ft-hc-pw-new-front-27bb23.jpg?size=1200x900&tone=81878f&paint",
			rear: "/pictures/products/45ft-hc-pw-new-rear-547be8.jpg?size=960x720&tone=979898",
			side: "/pictures/products/45ft-hc-pw-new-side-4fb0cc.jpg?size=960x720&tone=b7b9bb",
			inside: "/pictures/products/45ft-hc-pw-new-inside-7a3e5d.jpg?size=800x600&tone=8b8680",
		},
		"used-a": {
			front: "/pictures/products/45ft-hc-pw-used-a-front-32e560.jpg?size=1200x900&tone=9e8683&paint",
			rear: "/pictures/products/45ft-hc-pw-used-a-rear-89b87c.jpg?size=960x720&tone=a09591",
			side: "/pictures/products/45ft-hc-pw-used-a-side-53722a.jpg?size=960x720&tone=c6b8b5",
			inside: "/pictures/products/45ft-hc-pw-used-a-inside-b1378c.jpg?size=800x600&tone=7d7872",
		},
		"used-cw": {
			front: "/pictures/products/45ft-hc-pw-used-cw-front-c8b4da.jpg?size=1200x900&tone=8d8f8a&paint",
			rear: "/pictures/products/45ft-hc-pw-used-cw-rear-3fdb11.jpg?size=960x720&tone=979691",
			side: "/pictures/products/45ft-hc-pw-used-cw-side-efe36a.jpg?size=960x720&tone=bdbdb9",
			inside: "/pictures/products/45ft-hc-pw-used-cw-inside-6bc0a7.jpg?size=800x600&tone=6f6b64",
		},
	},
} as const;
