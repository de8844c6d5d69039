/** An element of the page, as a hand would use it. */
export type Part = {
	press(): Promise<void>;
	/** Replaces what stands in a field. */
	fill(text: string): Promise<void>;
	/** Chooses an option of a select by its value. */
	choose(value: string): Promise<void>;
};

export type Size = { width: number; height: number };

/** A browser that is driven by its own protocol. Scripts are bodies of functions that read `args`. */
export type Engine = {
	open(url: string): Promise<void>;
	run(script: string, args?: readonly unknown[]): Promise<unknown>;
	part(script: string, args?: readonly unknown[]): Promise<Part | null>;
	/** What the browser wrote into its console as an error; not every protocol tells. */
	errors(): string[];
	/** Gives the window another size, in CSS pixels; a browser with a smallest one stays wider. */
	resize(size: Size): Promise<void>;
	picture(): Promise<Buffer>;
	close(): Promise<void>;
};

export const screenSize: Size = { width: 1440, height: 900 };

export const phoneSize: Size = { width: 390, height: 664 };
