/** Names, in caches, whatever shows landing pages, their sections or the menus that they make. */
export const contentTag = "content";
