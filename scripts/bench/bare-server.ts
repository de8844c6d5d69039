import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The measure of all things: node:http that answers one file's bytes. Arguments: port, file, and a file of further
 * headers where the answer is to have as many bytes as the shop's.
 */
const [, , port, file = "", more] = process.argv;
const body = readFileSync(file);
const headers = {
	"Content-Type": "text/html; charset=utf-8",
	"Content-Encoding": "br",
	"Content-Length": body.length,
	...(more ? JSON.parse(readFileSync(more, "utf8")) : {}),
};
createServer((_request, response) => {
	response.writeHead(200, headers);
	response.end(body);
}).listen(Number(port), "127.0.0.1");
