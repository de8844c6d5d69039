import type { Day } from "./day.ts";
import type { Cents } from "./money.ts";
import type {
	BillingAddress,
	ColorType,
	Condition,
	DeliveryChoice,
	DoorSide,
	Ground,
	OrderCountry,
	RentalReturn,
	RentalUnit,
} from "./vocabulary.ts";

/** What an offer says around its lines; empty is left out. */
export type OfferTexts = { intro: string; closing: string; conditions: string };

/** One line of an offer; amounts in cents, net. */
export type OfferLine = {
	/** Of the shop's containers; null for a free line, or one that is gone. */
	productId: string | null;
	title: string;
	/** Below the title, line by line; empty where there is nothing more to say. */
	details: string;
	/** Null for a free line: work, a part, a conversion. */
	condition: Condition | null;
	colorType: ColorType;
	/** Null for a colour in stock. */
	ralColor: string | null;
	quantity: number;
	/** Per piece; for rent the first 30 days. */
	unitPrice: Cents;
	/** Of the catalogue when the line was made: what is asked below it is shown as a discount. Null: it has none. */
	listPrice: Cents | null;
	/** Of the whole line. */
	transportPrice: Cents;
};

/** Who buys, and where it goes; null is what nobody has said yet. */
export type OfferBuyer = {
	name: string;
	email: string;
	phone: string | null;
	companyName: string | null;
	/** In its usual form. */
	vatNumber: string | null;
	street: string | null;
	city: string | null;
	postalCode: string | null;
	country: OrderCountry;
};

/** What a buyer wished of the delivery, as an order has it. */
export type OfferWish = {
	wishedDate: Day | null;
	note: string | null;
	ground: Ground | null;
	accessWidth: number | null;
	doorSide: DoorSide | null;
	rentalStart: Day | null;
	rentalLength: number | null;
	rentalUnit: RentalUnit | null;
	rentalReturn: RentalReturn | null;
};

/** All that a version of an offer says. */
export type OfferContent = OfferTexts & {
	buyer: OfferBuyer;
	billing: BillingAddress | null;
	transportType: DeliveryChoice;
	lines: OfferLine[];
	wish: OfferWish;
	/** To the buyer; empty: none. */
	remarks: string;
	/** Addresses of pictures, in their order. */
	pictures: string[];
	/** Whether the drawing of the conversion goes along. */
	hasDrawing: boolean;
	/** The last day on which it can be accepted. */
	validUntil: Day;
	/** Working days that the buyer has to pay, from the order on. */
	termDays: number;
};
