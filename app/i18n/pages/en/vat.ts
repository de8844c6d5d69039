/** Why VAT is as it is, told to a buyer; the usual needs no words. */
export const vat = {
	reasons: {
		oss: "VAT of the country of delivery (EU one-stop shop).",
		belgianNumber: "With a Belgian VAT number, Belgian VAT also applies to a delivery abroad.",
		numberInvalid:
			"VIES, the EU register, does not know this VAT number for trade between member states, so VAT is charged. Has it been registered only recently? Call us.",
		numberUnknown:
			"VIES, the EU register of VAT numbers, is not answering at the moment, so VAT is charged for now. We ask again and correct it on the invoice.",
		collected:
			"You collect in Antwerp, so Belgian VAT is charged for now. Once we have your proof of transport to another member state, we correct it to 0%.",
		intraCommunity:
			"0% VAT: VIES confirms your VAT number and the goods go to another member state. Intra-Community supply, exempt from VAT (art. 39bis Belgian VAT Code). You declare the acquisition in your own country.",
		rentalAbroad:
			"0% VAT on the rental: reverse charge (art. 21, § 2 Belgian VAT Code). You declare the VAT in your own country.",
		exportUnproved: "Belgian VAT is charged until we have the proof of export.",
		export: "0% VAT: export outside the European Union (art. 39 Belgian VAT Code).",
	},
};
