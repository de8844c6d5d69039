/** Id of the form that sends what is ticked on a page. */
export const compareForm = "compare";
