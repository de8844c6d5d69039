/** How a field of a form comes to what it starts with and to its error, by its name. */
export type FieldOf = (name: string) => {
	id: string;
	name: string;
	defaultValue: string;
	error: string | undefined;
};
