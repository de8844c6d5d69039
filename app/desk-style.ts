import sheet from "./desk.css?url";

/** Address of the rules that the owner's side needs beside those in every page. */
export const deskStyle = sheet;
