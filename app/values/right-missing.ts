/** What a refusal (403) says to somebody who is signed in and may not: signing in again would not help. */
export const rightMissing = "right missing";
