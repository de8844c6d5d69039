/** One address, without display name: what mail servers accept in practice (HTML standard's e-mail form plus a dot). */
export const emailForm =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
