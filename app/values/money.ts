declare const unit: unique symbol;

/** An amount of money in whole euro cents. */
export type Cents = number & { readonly [unit]: "euro cent" };

export const noCents = 0 as Cents;

/**
 * A whole number of cents as money.
 * @throws RangeError for fractions and for what integers cannot hold
 */
export function cents(amount: number): Cents {
	if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
	return amount as Cents;
}

export function sumCents(amounts: readonly Cents[]): Cents {
	return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function timesCents(amount: Cents, count: number): Cents {
	return cents(amount * count);
}

/** `percent` of an amount, rounded half up to the cent; percent in whole percents. */
export function percentOfCents(amount: Cents, percent: number): Cents {
	return cents(Math.floor((amount * percent + 50) / 100));
}
