import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Question = Record<"countryCode" | "vatNumber" | "requesterMemberStateCode" | "requesterNumber", string>;

/** What the fake does with Dutch numbers by their end, 123456782B01 and so on; every other number is valid. */
const ways: Record<string, (response: ServerResponse, question: Question) => void> = {
	B02: (response, question) =>
		answer(response, { ...known(question), valid: false, name: "---", address: "---" }),
	B03: (response) => answer(response, refusal("MS_UNAVAILABLE")),
	// Never answers.
	B04: () => {},
	B05: (response) => response.end("<html>Service temporarily busy</html>"),
	B06: (response, question) => answer(response, { ...known(question), name: "x".repeat(1_000_000) }),
	B07(response, question) {
		if (question.requesterNumber) answer(response, refusal("INVALID_REQUESTER_INFO"));
		else answer(response, { ...known(question), requestIdentifier: "" });
	},
	B08: (response, question) => answer(response, { ...known(question), vatNumber: "999999999B99" }),
	B09: (response) => response.writeHead(503).end(JSON.stringify({ error: "no" })),
	B10: (response) => response.writeHead(302, { Location: "/elsewhere" }).end(),
	B11: (response) => answer(response, refusal("INVALID_INPUT")),
	B12: (response) => answer(response, { valid: "yes" }),
};

const refusal = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

const known = ({ countryCode, vatNumber }: Question) => ({
	...{ countryCode, vatNumber, requestDate: "2026-11-23T01:00:00.000Z", valid: true },
	...{
		requestIdentifier: "WAPIAAAAY1234567",
		name: "VOORBEELD BREDA BV",
		address: "Havenkade 1\n4811 AA BREDA",
	},
});

function answer(response: ServerResponse, body: unknown): void {
	response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<Question> {
	let text = "";
	for await (const chunk of request) text += chunk;
	return JSON.parse(text);
}

/** A VIES of the tests. @property asked every question so far; @property silence has it answer nobody as long as it is set; @property busy has it know nothing */
export type FakeVies = {
	url: string;
	asked: Question[];
	silence: { on: boolean };
	busy: { on: boolean };
	close(): Promise<void>;
};

export async function startFakeVies(port = 0): Promise<FakeVies> {
	const asked: Question[] = [];
	const silence = { on: false };
	const busy = { on: false };
	const server = createServer(async (request, response) => {
		if (request.method !== "POST") {
			response.end("a fake of VIES");
			return;
		}
		const question = await read(request);
		asked.push(question);
		if (silence.on) return;
		if (busy.on) return answer(response, refusal("MS_UNAVAILABLE"));
		const way = question.countryCode === "NL" ? ways[question.vatNumber.slice(-3)] : undefined;
		if (way) way(response, question);
		else answer(response, known(question));
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const { port: chosen } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${chosen}/check-vat-number`,
		...{ asked, silence, busy },
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

if (process.env.FAKE_VIES_PORT) await startFakeVies(Number(process.env.FAKE_VIES_PORT));
