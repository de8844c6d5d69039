/** PostgreSQL takes no NUL in a text, and the platform makes no request to an address with a name and a password. */
export const malformed = /%00|\0|^\w+:\/\/[^/]*@/;
