import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeModelTurn } from "./model-samples.ts";

/**
 * A server that speaks the chat completions protocol of OpenAI, as Ollama, llama.cpp and vLLM do. The name of the model says how it behaves. What it
 * was asked for a model stands at `/asked/<model>`; `DELETE /asked` forgets all of it.
 */
export interface ModelServer {
  /** What goes into TUTOR_BASE_URL. */
  url: string;
  stop: () => Promise<void>;
}

interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { schema?: unknown } };
  [setting: string]: unknown;
}

type Behavior = (request: ChatRequest, response: ServerResponse) => void | Promise<void>;

const turn = JSON.stringify(makeModelTurn());

const BEHAVIORS: Readonly<Record<string, Behavior>> = {
  normal: (_, response) => completion(response, turn),
  slow: async (_, response) => {
    await new Promise((done) => setTimeout(done, 120));
    completion(response, turn);
  },
  hanging: () => {},
  "hanging-in-its-body": (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"id":"chatcmpl-1","object":"chat.completion","choices":[');
  },
  fenced: (_, response) => completion(response, `Here you are:\n\`\`\`json\n${turn}\n\`\`\``),
  "cut-off": (_, response) => completion(response, turn.slice(0, turn.indexOf('"vocabulary"')), "length"),
  "broken-json": (_, response) => completion(response, '{"corrections": [}, "reply": Hallo'),
  "wrong-schema": (_, response) => completion(response, JSON.stringify({ answer: "Hallo!", mood: "good" })),
  refusal: (_, response) => completion(response, "I'm sorry, but I can't help with that."),
  "no-choices": (_, response) => send(response, 200, { id: "chatcmpl-1", object: "chat.completion", choices: [] }),
  html: (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome to nginx!</h1>");
  },
  busy: (_, response) => {
    response.setHeader("Retry-After", "30");
    failure(response, 429, "Rate limit reached for requests");
  },
  failing: (_, response) => failure(response, 500, "The server had an error while processing your request"),
  "wrong-key": (_, response) => failure(response, 401, "Incorrect API key provided"),
  unknown: (_, response) => failure(response, 404, "The model `unknown` does not exist"),
  redirecting: (_, response) => {
    response.writeHead(307, { Location: "/v1/chat/completions?elsewhere" }).end();
  },
  "closes-the-connection": (_, response) => {
    response.destroy();
  },
  // As servers answer that cannot hold a model to a schema.
  "without-schemas": (request, response) =>
    request.response_format?.type === "json_schema"
      ? failure(
          response,
          400,
          "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model",
        )
      : completion(response, turn),
  "without-formats": (request, response) =>
    request.response_format === undefined
      ? completion(response, `Of course!\n${turn}`)
      : failure(response, 400, "Unrecognized request argument supplied: response_format"),
};

function completion(response: ServerResponse, content: string, finishReason = "stop"): void {
  send(response, 200, {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_795_300_000,
    model: "test",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1650, completion_tokens: 350, total_tokens: 2000 },
  });
}

function failure(response: ServerResponse, status: number, message: string): void {
  send(response, status, { error: { message, type: "error", param: null, code: null } });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/** Starts the server on a free port of this machine. It keeps no process alive. */
export async function startModelServer(): Promise<ModelServer> {
  const asked = new Map<string, { headers: IncomingMessage["headers"]; body: ChatRequest }[]>();
  const server = createServer((request, response) => {
    void answer(request, response, asked);
  });
  server.unref();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  asked: Map<string, { headers: IncomingMessage["headers"]; body: ChatRequest }[]>,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
  if (pathname === "/asked" && request.method === "DELETE") {
    asked.clear();
    return void response.end();
  }
  if (pathname.startsWith("/asked/")) return send(response, 200, asked.get(pathname.slice("/asked/".length)) ?? []);
  if (pathname !== "/v1/chat/completions" || request.method !== "POST") return failure(response, 404, "Not found");
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  const body = JSON.parse(text) as ChatRequest;
  asked.set(body.model, [...(asked.get(body.model) ?? []), { headers: request.headers, body }]);
  const behavior = BEHAVIORS[body.model];
  if (behavior === undefined) return failure(response, 404, `The model \`${body.model}\` does not exist`);
  await behavior(body, response);
}
