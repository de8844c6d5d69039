import { type ErrorResponse, isRouteErrorResponse } from "react-router";

/** Whether an error says that a page is not there (404), or no longer (410). */
export function isMissing(error: unknown): error is ErrorResponse {
	return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
}
