import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type ExecutionArgs, GraphQLError, type GraphQLSchema, OperationTypeNode, subscribe } from "graphql";
import { CloseCode, MessageType, makeServer } from "graphql-ws";
import { type WebSocket, WebSocketServer } from "ws";
import type { Answer } from "../graphql/answer.ts";
import type { Documents } from "../graphql/documents.ts";
import type { Viewer } from "../graphql/viewer.ts";
import { toClientNetwork } from "../limits/client-network.ts";
import type { ContentChanges } from "./content-changes.ts";
import { DEFAULT_LIVE_LIMITS, type LiveLimits } from "./live-limits.ts";

/** What whoever takes connections knows of them. */
export type LiveOptions = {
  /** Whether pages of this origin may connect. A request that names none comes from no page. */
  isOwnOrigin: (origin: string) => boolean;
  /** What the request says of who asks, as an `Authorization` header would: a browser's socket brings its cookies and nothing else. */
  authorizationOf: (request: IncomingMessage) => string | null;
  /** The address that a connection comes from; connections are counted by its network. */
  addressOf: (request: IncomingMessage) => string;
  limits?: Partial<LiveLimits>;
};

type Services = LiveOptions & {
  schema: GraphQLSchema;
  documents: Documents;
  changes: ContentChanges;
  identify: (authorization: string | null) => Promise<Viewer | { refusal: Answer }>;
  /** Told what went wrong inside. */
  log: (error: unknown) => void;
};

export type LiveEndpoint = ReturnType<typeof createLiveEndpoint>;

const PROTOCOL = "graphql-transport-ws";
const MINUTE_MS = 60_000;
/** What only servers say. Said to ours, graphql-ws would take it for a fault of its own. */
const OF_SERVERS = new Set<unknown>([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

/** Takes connections of graphql-transport-ws, on which changes of the content are told, and nothing else. */
export function createLiveEndpoint(services: Services) {
  const { schema, documents, changes, identify, isOwnOrigin, authorizationOf, addressOf, log } = services;
  const limits = { ...DEFAULT_LIVE_LIMITS, ...services.limits };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => offered.has(PROTOCOL) && PROTOCOL,
  });
  const openOf = new Map<string, number>();

  const protocol = makeServer<Record<string, unknown>, { request: IncomingMessage; socket: WebSocket }>({
    connectionInitWaitTimeout: limits.initMilliseconds,
    // Ours, so that it knows our schema for one.
    subscribe: (args) => subscribe(args),
    async onConnect({ extra: { request, socket }, connectionParams }) {
      const said = connectionParams?.authorization ?? connectionParams?.Authorization;
      const viewer = await identify(typeof said === "string" ? said : authorizationOf(request));
      if (!("refusal" in viewer)) return true;
      socket.close(CloseCode.Unauthorized, "Unauthorized");
      return false;
    },
    onSubscribe({ subscriptions }, _id, { query, operationName, variables }): ExecutionArgs | GraphQLError[] {
      if (Object.keys(subscriptions).length > limits.subscriptions) return [new GraphQLError("Too many subscriptions")];
      const checked = documents.get(query);
      if ("errors" in checked) return [...checked.errors];
      const isLive = checked.document.definitions.every(
        (definition) => !("operation" in definition) || definition.operation === OperationTypeNode.SUBSCRIPTION,
      );
      if (!isLive) return [new GraphQLError("Only subscriptions are answered over a live connection")];
      return {
        schema,
        document: checked.document,
        operationName: operationName ?? null,
        variableValues: variables ?? null,
        contextValue: { changes },
      };
    },
  });

  sockets.on("connection", (socket: WebSocket, request: IncomingMessage) => {
    const network = toClientNetwork(addressOf(request));
    openOf.set(network, (openOf.get(network) ?? 0) + 1);
    const isTooMuch = createCounting(limits.messagesAMinute);
    let isThere = true;
    const ping = setInterval(() => {
      if (!isThere) return socket.terminate();
      isThere = false;
      socket.ping();
    }, limits.pingMilliseconds);
    const endIfTooMuch = () => {
      if (isTooMuch()) socket.close(CloseCode.TooManyInitialisationRequests, "Too many messages");
    };
    // Each is answered, and the answers are buffered for whoever does not read them.
    socket.on("ping", endIfTooMuch);
    socket.on("pong", () => {
      isThere = true;
      endIfTooMuch();
    });
    // A message that is too large or broken: the connection ends with the code for it.
    socket.on("error", () => undefined);

    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: async (data) => {
          if (socket.readyState === socket.OPEN) socket.send(data);
        },
        close: (code, reason) => socket.close(code, reason),
        onMessage: (read) => {
          socket.on("message", (data) => {
            if (socket.readyState !== socket.OPEN) return;
            endIfTooMuch();
            if (socket.readyState !== socket.OPEN) return;
            if (isOfServers(String(data))) return socket.close(CloseCode.BadRequest, "Invalid message received");
            read(String(data)).catch((error) => {
              log(error);
              socket.close(CloseCode.InternalServerError, "Internal server error");
            });
          });
        },
      },
      { request, socket },
    );
    socket.once("close", (code, reason) => {
      clearInterval(ping);
      const open = (openOf.get(network) ?? 1) - 1;
      if (open > 0) openOf.set(network, open);
      else openOf.delete(network);
      closed(code, String(reason)).catch(log);
    });
  });

  function refusalOf(request: IncomingMessage): string | null {
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin)) return "403 Forbidden";
    if ((openOf.get(toClientNetwork(addressOf(request))) ?? 0) >= limits.connectionsOfOne)
      return "429 Too Many Requests";
    return sockets.clients.size >= limits.connections ? "503 Service Unavailable" : null;
  }

  return {
    /** Makes a connection of a request to do so, or refuses it. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const refusal = refusalOf(request);
      if (refusal !== null) refuseUpgrade(socket, refusal);
      else sockets.handleUpgrade(request, socket, head, (made) => sockets.emit("connection", made, request));
    },

    /** Ends all connections; their browsers try again. */
    close(): void {
      for (const socket of sockets.clients) socket.close(1001, "Going away");
      sockets.close();
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 1_000).unref();
    },
  };
}

/** Counts what a connection says, and tells when it is more than it may say in a minute. */
function createCounting(most: number): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since >= MINUTE_MS) [since, count] = [now, 0];
    count += 1;
    return count > most;
  };
}

function isOfServers(text: string): boolean {
  try {
    return OF_SERVERS.has(JSON.parse(text)?.type);
  } catch {
    return false; // What is no JSON is answered by graphql-ws.
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on("error", () => undefined);
  // Whoever does not end their half would hold it without end.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
