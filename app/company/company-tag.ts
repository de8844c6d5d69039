/** Names, in caches, whatever shows the owner's name, address, numbers or opening hours. */
export const companyTag = "company";
