import { createServer, Socket } from "node:net";

/** What stands between a shop and its database, and loses what the database says. */
export type LostCommits = {
	/** The same database by this way. */
	url: string;
	/** Whether the next commit is done and its answer lost; becomes false by itself. */
	isLosing: boolean;
	/** Whether the database is not to be reached from that on. */
	isAwayThen: boolean;
	/** Whether it is not to be reached now. */
	isAway: boolean;
	close: () => Promise<void>;
};

/** The answer to a commit in PostgreSQL's protocol. */
const committed = "COMMIT\0";

/** @param given of a database on a socket in a folder, as `useTestDatabase` has it */
export async function loseCommits(given: string): Promise<LostCommits> {
	const url = new URL(given);
	const path = `${url.searchParams.get("host")}/.s.PGSQL.${url.port}`;
	const open = new Set<Socket>();
	const lost: LostCommits = {
		...{ url: "", isLosing: false, isAwayThen: false, isAway: false },
		close: async () => {},
	};
	const server = createServer((shop) => {
		if (lost.isAway) {
			shop.destroy();
			return;
		}
		const database = new Socket().connect(path);
		for (const socket of [shop, database]) {
			open.add(socket);
			socket.on("close", () => {
				open.delete(socket);
				shop.destroy();
				database.end();
			});
			socket.on("error", () => socket.destroy());
		}
		shop.on("data", (data) => database.write(data));
		database.on("data", (data) => {
			if (!lost.isLosing || !data.includes(committed)) {
				shop.write(data);
				return;
			}
			lost.isLosing = false;
			lost.isAway = lost.isAwayThen;
			// Whoever comes back finds it gone, the other connections too.
			for (const socket of lost.isAway ? open : [shop]) socket.destroy();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	url.search = "";
	url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
	lost.url = url.href;
	lost.close = async () => {
		for (const socket of open) socket.destroy();
		await new Promise((resolve) => server.close(resolve));
	};
	return lost;
}
