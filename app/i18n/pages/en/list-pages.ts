/** Between the pages of a list. */
export const listPages = { pages: "Pages", previous: "Previous", next: "Next" };
