import { useMatches } from "react-router";

type ShopData = {
	/** Without a slash at the end. */
	origin: string;
	company: { name: string; phone: string; phoneLink: string };
};

/** What the shop's layout knows, for the pages inside it. */
export function useShop(): ShopData {
	const data = useMatches().find((match) => match.id === "routes/shop/layout")?.loaderData;
	if (!data) throw new Error("not inside the shop's layout");
	return data as ShopData;
}
