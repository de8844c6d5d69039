import { ownersPart } from "../owners-part.ts";
import { messages as all } from "./index.ts";

export const messages = ownersPart(all);
