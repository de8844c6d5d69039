/** Addresses of the products' pictures by condition and view. Written by scripts/render/encode.ts, not by hand. */
export const productPictures = {
	"6ft": {
		new: {
			front: "/pictures/products/6ft-new-front-d8ce2f.jpg?size=1200x900&tone=ceccc8&paint",
			rear: "/pictures/products/6ft-new-rear-d90657.jpg?size=960x720&tone=cdcac6",
			side: "/pictures/products/6ft-new-side-5dee3e.jpg?size=960x720&tone=d5d3cf",
			inside: "/pictures/products/6ft-new-inside-064316.jpg?size=800x600&tone=c3bfb8",
		},
		"used-a": {
			front: "/pictures/products/6ft-used-a-front-d12046.jpg?size=1200x900&tone=bdbdb9&paint",
			rear: "/pictures/products/6ft-used-a-rear-109bda.jpg?size=960x720&tone=c5c3bf",
			side: "/pictures/products/6ft-used-a-side-400e1e.jpg?size=960x720&tone=bfc0bb",
			inside: "/pictures/products/6ft-used-a-inside-fc03a5.jpg?size=800x600&tone=a7a39d",
		},
		"used-cw": {
			front: "/pictures/products/6ft-used-cw-front-f9eedf.jpg?size=1200x900&tone=bbbebe&paint",
			rear: "/pictures/products/6ft-used-cw-rear-27f632.jpg?size=960x720&tone=c2c1bd",
			side: "/pictures/products/6ft-used-cw-side-5af51d.jpg?size=960x720&tone=bdc2c3",
			inside: "/pictures/products/6ft-used-cw-inside-352985.jpg?size=800x600&tone=8f8c85",
		},
	},
	"8ft": {
		new: {
			front: "/pictures/products/8ft-new-front-3b9ffb.jpg?size=1200x900&tone=b0c0c3&paint",
			rear: "/pictures/products/8ft-new-rear-07c65d.jpg?size=960x720&tone=bfc2c1",
			side: "/pictures/products/8ft-new-side-4c4b08.jpg?size=960x720&tone=aac0c7",
			inside: "/pictures/products/8ft-new-inside-8748a3.jpg?size=800x600&tone=b2aca5",
		},
		"used-a": {
			front: "/pictures/products/8ft-used-a-front-4d681e.jpg?size=1200x900&tone=bfb6b2&paint",
			rear: "/pictures/products/8ft-used-a-rear-af955b.jpg?size=960x720&tone=c2bcb8",
			side: "/pictures/products/8ft-used-a-side-b11eca.jpg?size=960x720&tone=bfb3ae",
			inside: "/pictures/products/8ft-used-a-inside-60c8cc.jpg?size=800x600&tone=9f9891",
		},
		"used-cw": {
			front: "/pictures/products/8ft-used-cw-front-84cce2.jpg?size=1200x900&tone=b7b7b2&paint",
			rear: "/pictures/products/8ft-used-cw-rear-977336.jpg?size=960x720&tone=bcbab5",
			side: "/pictures/products/8ft-used-cw-side-4e8c38.jpg?size=960x720&tone=b4b4af",
			inside: "/pictures/products/8ft-used-cw-inside-c1c91e.jpg?size=800x600&tone=878077",
		},
	},
	"10ft": {
		new: {
			front: "/pictures/products/10ft-new-front-bf6508.jpg?size=1200x900&tone=a6b2b7&paint",
			rear: "/pictures/products/10ft-new-rear-9385bb.jpg?size=960x720&tone=b8b9b7",
			side: "/pictures/products/10ft-new-side-01011e.jpg?size=960x720&tone=94a9b2",
			inside: "/pictures/products/10ft-new-inside-d8052c.jpg?size=800x600&tone=ada7a0",
		},
		"used-a": {
			front: "/pictures/products/10ft-used-a-front-f06ac8.jpg?size=1200x900&tone=b8ada9&paint",
			rear: "/pictures/products/10ft-used-a-rear-9b07c5.jpg?size=960x720&tone=bab5b0",
			side: "/pictures/products/10ft-used-a-side-229444.jpg?size=960x720&tone=b0a29d",
			inside: "/pictures/products/10ft-used-a-inside-f5e3f6.jpg?size=800x600&tone=9a938c",
		},
		"used-cw": {
			front: "/pictures/products/10ft-used-cw-front-52b890.jpg?size=1200x900&tone=aeaea9&paint",
			rear: "/pictures/products/10ft-used-cw-rear-13da0f.jpg?size=960x720&tone=b4b2ac",
			side: "/pictures/products/10ft-used-cw-side-5a8ac8.jpg?size=960x720&tone=a2a49e",
			inside: "/pictures/products/10ft-used-cw-inside-cdfea5.jpg?size=800x600&tone=817c74",
		},
	},
	"20ft-dv": {
		new: {
			front: "/pictures/products/20ft-dv-new-front-c5c76a.jpg?size=1200x900&tone=98a8af&paint",
			rear: "/pictures/products/20ft-dv-new-rear-b13b6c.jpg?size=960x720&tone=acb0b0",
			side: "/pictures/products/20ft-dv-new-side-a9f272.jpg?size=960x720&tone=a6b6bd",
			inside: "/pictures/products/20ft-dv-new-inside-de10aa.jpg?size=800x600&tone=978e87",
		},
		"used-a": {
			front: "/pictures/products/20ft-dv-used-a-front-209981.jpg?size=1200x900&tone=b0a39e&paint",
			rear: "/pictures/products/20ft-dv-used-a-rear-d995b6.jpg?size=960x720&tone=b2aba6",
			side: "/pictures/products/20ft-dv-used-a-side-48c7f6.jpg?size=960x720&tone=beb0ac",
			inside: "/pictures/products/20ft-dv-used-a-inside-bc0800.jpg?size=800x600&tone=867f78",
		},
		"used-cw": {
			front: "/pictures/products/20ft-dv-used-cw-front-994296.jpg?size=1200x900&tone=bdbbb6&paint",
			rear: "/pictures/products/20ft-dv-used-cw-rear-cda82e.jpg?size=960x720&tone=b4b1ac",
			side: "/pictures/products/20ft-dv-used-cw-side-be4912.jpg?size=960x720&tone=ccc9c5",
			inside: "/pictures/products/20ft-dv-used-cw-inside-3f10f3.jpg?size=800x600&tone=736c64",
		},
	},
	"20ft-hc": {
		new: {
			front: "/pictures/products/20ft-hc-new-front-797d34.jpg?size=1200x900&tone=a0a09e&paint",
			rear: "/pictures/products/20ft-hc-new-rear-b1c592.jpg?size=960x720&tone=adaba7",
			side: "/pictures/products/20ft-hc-new-side-d2fe39.jpg?size=960x720&tone=adadab",
			inside: "/pictures/products/20ft-hc-new-inside-8cd83b.jpg?size=800x600&tone=989189",
		},
		"used-a": {
			front: "/pictures/products/20ft-hc-used-a-front-2d8de8.jpg?size=1200x900&tone=ab9d99&paint",
			rear: "/pictures/products/20ft-hc-used-a-rear-97362b.jpg?size=960x720&tone=aea7a2",
			side: "/pictures/products/20ft-hc-used-a-side-2152ec.jpg?size=960x720&tone=b8aba6",
			inside: "/pictures/products/20ft-hc-used-a-inside-7828a9.jpg?size=800x600&tone=878079",
		},
		"used-cw": {
			front: "/pictures/products/20ft-hc-used-cw-front-0befa8.jpg?size=1200x900&tone=95a3a8&paint",
			rear: "/pictures/products/20ft-hc-used-cw-rear-cbce40.jpg?size=960x720&tone=a3a5a4",
			side: "/pictures/products/20ft-hc-used-cw-side-3b441a.jpg?size=960x720&tone=a2b0b6",
			inside: "/pictures/products/20ft-hc-used-cw-inside-fd730f.jpg?size=800x600&tone=716c64",
		},
	},
	"20ft-ot": {
		new: {
			front: "/pictures/products/20ft-ot-new-front-429b16.jpg?size=1200x900&tone=c1c0bd&paint",
			rear: "/pictures/products/20ft-ot-new-rear-256389.jpg?size=960x720&tone=bab8b4",
			side: "/pictures/products/20ft-ot-new-side-d7fd0a.jpg?size=960x720&tone=cececa",
			inside: "/pictures/products/20ft-ot-new-inside-b5cdd0.jpg?size=800x600&tone=a29a93",
		},
		"used-a": {
			front: "/pictures/products/20ft-ot-used-a-front-d49441.jpg?size=1200x900&tone=b6a8a1&paint",
			rear: "/pictures/products/20ft-ot-used-a-rear-10abfb.jpg?size=960x720&tone=b3ada8",
			side: "/pictures/products/20ft-ot-used-a-side-b4af2d.jpg?size=960x720&tone=c3b5ae",
			inside: "/pictures/products/20ft-ot-used-a-inside-eeef40.jpg?size=800x600&tone=968e87",
		},
		"used-cw": {
			front: "/pictures/products/20ft-ot-used-cw-front-aeafc5.jpg?size=1200x900&tone=a3a5a6&paint",
			rear: "/pictures/products/20ft-ot-used-cw-rear-c83ac2.jpg?size=960x720&tone=aba9a7",
			side: "/pictures/products/20ft-ot-used-cw-side-aac43d.jpg?size=960x720&tone=b1b3b4",
			inside: "/pictures/products/20ft-ot-used-cw-inside-010a3d.jpg?size=800x600&tone=88827b",
		},
	},
	"20ft-fr": {
		new: {
			front: "/pictures/products/20ft-fr-new-front-42078b.jpg?size=1200x900&tone=a3bac0&paint",
			rear: "/pictures/products/20ft-fr-new-rear-ab6305.jpg?size=960x720&tone=a2b9c0",
			side: "/pictures/products/20ft-fr-new-side-91540b.jpg?size=960x720&tone=d2d6d5",
			inside: "/pictures/products/20ft-fr-new-inside-31ad25.jpg?size=800x600&tone=a0b1b5",
		},
		"used-a": {
			front: "/pictures/products/20ft-fr-used-a-front-2dc81a.jpg?size=1200x900&tone=bba9a5&paint",
			rear: "/pictures/products/20ft-fr-used-a-rear-cbe841.jpg?size=960x720&tone=baa7a4",
			side: "/pictures/products/20ft-fr-used-a-side-d3b2eb.jpg?size=960x720&tone=d8d3cf",
			inside: "/pictures/products/20ft-fr-used-a-inside-9ff9a9.jpg?size=800x600&tone=b3a4a0",
		},
		"used-cw": {
			front: "/pictures/products/20ft-fr-used-cw-front-34397e.jpg?size=1200x900&tone=acaca7&paint",
			rear: "/pictures/products/20ft-fr-used-cw-rear-2b721e.jpg?size=960x720&tone=aaaba6",
			side: "/pictures/products/20ft-fr-used-cw-side-bd5fb6.jpg?size=960x720&tone=d5d3cf",
			inside: "/pictures/products/20ft-fr-used-cw-inside-89fda0.jpg?size=800x600&tone=a7a6a1",
		},
	},
	"20ft-rf": {
		new: {
			front: "/pictures/products/20ft-rf-new-front-931ff2.jpg?size=1200x900&tone=cbc9c5&paint",
			rear: "/pictures/products/20ft-rf-new-rear-f6609f.jpg?size=960x720&tone=c2c1bd",
			side: "/pictures/products/20ft-rf-new-side-67a092.jpg?size=960x720&tone=dddad6",
			inside: "/pictures/products/20ft-rf-new-inside-adf6ba.jpg?size=800x600&tone=949493",
		},
		"used-a": {
			front: "/pictures/products/20ft-rf-used-a-front-002362.jpg?size=1200x900&tone=b8b8b5&paint",
			rear: "/pictures/products/20ft-rf-used-a-rear-29f2b1.jpg?size=960x720&tone=bab9b6",
			side: "/pictures/products/20ft-rf-used-a-side-5bab83.jpg?size=960x720&tone=c9c8c5",
			inside: "/pictures/products/20ft-rf-used-a-inside-a3d07a.jpg?size=800x600&tone=8d8d8d",
		},
		"used-cw": {
			front: "/pictures/products/20ft-rf-used-cw-front-a6a157.jpg?size=1200x900&tone=c4beb5&paint",
			rear: "/pictures/products/20ft-rf-used-cw-rear-e129b2.jpg?size=960x720&tone=bcb9b4",
			side: "/pictures/products/20ft-rf-used-cw-side-8fe2fd.jpg?size=960x720&tone=d5cec5",
			inside: "/pictures/products/20ft-rf-used-cw-inside-8bb2d5.jpg?size=800x600&tone=848483",
		},
	},
	"20ft-tk": {
		new: {
			front: "/pictures/products/20ft-tk-new-front-88a506.jpg?size=1200x900&tone=c4bab6&paint",
			rear: "/pictures/products/20ft-tk-new-rear-d5ca9a.jpg?size=960x720&tone=c5bbb7",
			side: "/pictures/products/20ft-tk-new-side-c73f56.jpg?size=960x720&tone=d3ccc8",
			inside: "/pictures/products/20ft-tk-new-inside-0ed456.jpg?size=800x600&tone=afa6a4",
		},
		"used-a": {
			front: "/pictures/products/20ft-tk-used-a-front-5dd036.jpg?size=1200x900&tone=babab6&paint",
			rear: "/pictures/products/20ft-tk-used-a-rear-b77d24.jpg?size=960x720&tone=bcbcb8",
			side: "/pictures/products/20ft-tk-used-a-side-383365.jpg?size=960x720&tone=cccbc7",
			inside: "/pictures/products/20ft-tk-used-a-inside-304e08.jpg?size=800x600&tone=a4a5a3",
		},
		"used-cw": {
			front: "/pictures/products/20ft-tk-used-cw-front-9d165a.jpg?size=1200x900&tone=b8b9b8&paint",
			rear: "/pictures/products/20ft-tk-used-cw-rear-f245b2.jpg?size=960x720&tone=babbb9",
			side: "/pictures/products/20ft-tk-used-cw-side-142cba.jpg?size=960x720&tone=cacac8",
			inside: "/pictures/products/20ft-tk-used-cw-inside-7c802f.jpg?size=800x600&tone=a0a2a1",
		},
	},
	"40ft-dv": {
		new: {
			front: "/pictures/products/40ft-dv-new-front-17b1f4.jpg?size=1200x900&tone=899ea8&paint",
			rear: "/pictures/products/40ft-dv-new-rear-a1b1db.jpg?size=960x720&tone=a1a8aa",
			side: "/pictures/products/40ft-dv-new-side-15e03a.jpg?size=960x720&tone=c0c8ca",
			inside: "/pictures/products/40ft-dv-new-inside-7ab0d8.jpg?size=800x600&tone=918880",
		},
		"used-a": {
			front: "/pictures/products/40ft-dv-used-a-front-0386aa.jpg?size=1200x900&tone=b09c93&paint",
			rear: "/pictures/products/40ft-dv-used-a-rear-e9bc57.jpg?size=960x720&tone=afa59e",
			side: "/pictures/products/40ft-dv-used-a-side-606f52.jpg?size=960x720&tone=d1c7c1",
			inside: "/pictures/products/40ft-dv-used-a-inside-d7a117.jpg?size=800x600&tone=817972",
		},
		"used-cw": {
			front: "/pictures/products/40ft-dv-used-cw-front-c92226.jpg?size=1200x900&tone=929a94&paint",
			rear: "/pictures/products/40ft-dv-used-cw-rear-a3e4ff.jpg?size=960x720&tone=9fa19b",
			side: "/pictures/products/40ft-dv-used-cw-side-b632be.jpg?size=960x720&tone=c4c7c2",
			inside: "/pictures/products/40ft-dv-used-cw-inside-015f1b.jpg?size=800x600&tone=6e6860",
		},
	},
	"40ft-hc": {
		new: {
			front: "/pictures/products/40ft-hc-new-front-610e7e.jpg?size=1200x900&tone=939392&paint",
			rear: "/pictures/products/40ft-hc-new-rear-83e0f1.jpg?size=960x720&tone=a4a29e",
			side: "/pictures/products/40ft-hc-new-side-44782e.jpg?size=960x720&tone=c4c3c0",
			inside: "/pictures/products/40ft-hc-new-inside-5b9567.jpg?size=800x600&tone=928a82",
		},
		"used-a": {
			front: "/pictures/products/40ft-hc-used-a-front-230308.jpg?size=1200x900&tone=a2918c&paint",
			rear: "/pictures/products/40ft-hc-used-a-rear-feb95b.jpg?size=960x720&tone=a79e99",
			side: "/pictures/products/40ft-hc-used-a-side-6cdfb2.jpg?size=960x720&tone=cbc2be",
			inside: "/pictures/products/40ft-hc-used-a-inside-31a471.jpg?size=800x600&tone=817a73",
		},
		"used-cw": {
			front: "/pictures/products/40ft-hc-used-cw-front-34ca2e.jpg?size=1200x900&tone=87a2aa&paint",
			rear: "/pictures/products/40ft-hc-used-cw-rear-6a00a0.jpg?size=960x720&tone=99a1a2",
			side: "/pictures/products/40ft-hc-used-cw-side-d3bc57.jpg?size=960x720&tone=becacc",
			inside: "/pictures/products/40ft-hc-used-cw-inside-54091a.jpg?size=800x600&tone=6f6962",
		},
	},
	"40ft-hc-rf": {
		new: {
			front: "/pictures/products/40ft-hc-rf-new-front-5585c6.jpg?size=1200x900&tone=c7c5c0&paint",
			rear: "/pictures/products/40ft-hc-rf-new-rear-68e54e.jpg?size=960x720&tone=bcbab7",
			side: "/pictures/products/40ft-hc-rf-new-side-afe6eb.jpg?size=960x720&tone=dedcd8",
			inside: "/pictures/products/40ft-hc-rf-new-inside-3ec00f.jpg?size=800x600&tone=898989",
		},
		"used-a": {
			front: "/pictures/products/40ft-hc-rf-used-a-front-89ecf1.jpg?size=1200x900&tone=adadab&paint",
			rear: "/pictures/products/40ft-hc-rf-used-a-rear-d949f7.jpg?size=960x720&tone=b0afad",
			side: "/pictures/products/40ft-hc-rf-used-a-side-06f77a.jpg?size=960x720&tone=d2d1cd",
			inside: "/pictures/products/40ft-hc-rf-used-a-inside-024a1e.jpg?size=800x600&tone=838383",
		},
		"used-cw": {
			front: "/pictures/products/40ft-hc-rf-used-cw-front-3f918e.jpg?size=1200x900&tone=bcb5ab&paint",
			rear: "/pictures/products/40ft-hc-rf-used-cw-rear-4d8364.jpg?size=960x720&tone=b4b0ab",
			side: "/pictures/products/40ft-hc-rf-used-cw-side-ad9424.jpg?size=960x720&tone=d9d4cd",
			inside: "/pictures/products/40ft-hc-rf-used-cw-inside-8e97de.jpg?size=800x600&tone=7a7a7a",
		},
	},
	"40ft-ot": {
		new: {
			front: "/pictures/products/40ft-ot-new-front-b5fce4.jpg?size=1200x900&tone=919c97&paint",
			rear: "/pictures/products/40ft-ot-new-rear-fa7193.jpg?size=960x720&tone=a4a7a2",
			side: "/pictures/products/40ft-ot-new-side-3ce247.jpg?size=960x720&tone=c2c7c2",
			inside: "/pictures/products/40ft-ot-new-inside-fad7c1.jpg?size=800x600&tone=a09790",
		},
		"used-a": {
			front: "/pictures/products/40ft-ot-used-a-front-940380.jpg?size=1200x900&tone=8f9fa7&paint",
			rear: "/pictures/products/40ft-ot-used-a-rear-b41879.jpg?size=960x720&tone=a2a6a6",
			side: "/pictures/products/40ft-ot-used-a-side-228eec.jpg?size=960x720&tone=c2c8ca",
			inside: "/pictures/products/40ft-ot-used-a-inside-d1bfcb.jpg?size=800x600&tone=948d86",
		},
		"used-cw": {
			front: "/pictures/products/40ft-ot-used-cw-front-fb13d1.jpg?size=1200x900&tone=b6b4b0&paint",
			rear: "/pictures/products/40ft-ot-used-cw-rear-4ea9f0.jpg?size=960x720&tone=aeaba7",
			side: "/pictures/products/40ft-ot-used-cw-side-e25b60.jpg?size=960x720&tone=d5d3cf",
			inside: "/pictures/products/40ft-ot-used-cw-inside-bc6a71.jpg?size=800x600&tone=878179",
		},
	},
	"45ft-hc-pw": {
		new: {
			front: "/pictures/products/45ft-hc-pw-new-front-163f14.jpg?size=1200x900&tone=878d95&paint",
			rear: "/pictures/products/45ft-hc-pw-new-rear-d48f82.jpg?size=960x720&tone=9e9e9f",
			side: "/pictures/products/45ft-hc-pw-new-side-813ae2.jpg?size=960x720&tone=bbbdc0",
			inside: "/pictures/products/45ft-hc-pw-new-inside-225672.jpg?size=800x600&tone=938b83",
		},
		"used-a": {
			front: "/pictures/products/45ft-hc-pw-used-a-front-d70aa0.jpg?size=1200x900&tone=a48a87&paint",
			rear: "/pictures/products/45ft-hc-pw-used-a-rear-702a20.jpg?size=960x720&tone=a79a96",
			side: "/pictures/products/45ft-hc-pw-used-a-side-6cf9b4.jpg?size=960x720&tone=cabcb9",
			inside: "/pictures/products/45ft-hc-pw-used-a-inside-216373.jpg?size=800x600&tone=827b74",
		},
		"used-cw": {
			front: "/pictures/products/45ft-hc-pw-used-cw-front-2f783d.jpg?size=1200x900&tone=8d908a&paint",
			rear: "/pictures/products/45ft-hc-pw-used-cw-rear-ee6bbc.jpg?size=960x720&tone=9a9994",
			side: "/pictures/products/45ft-hc-pw-used-cw-side-f51c0b.jpg?size=960x720&tone=bfbfbb",
			inside: "/pictures/products/45ft-hc-pw-used-cw-inside-93ce9f.jpg?size=800x600&tone=6f6962",
		},
	},
} as const;
