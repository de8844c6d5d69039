import { data } from "react-router";

/** An address where the owner's side begins and nothing is. Who has no place here is led away from it as from all others. */
export function loader(): never {
	throw data(null, { status: 404 });
}

/** A form that is sent to nowhere is not found either. */
export const action = loader;

/** Never shown: it makes the address one of a page, whose answer says so within the frame. */
export default function NotFound() {
	return null;
}
