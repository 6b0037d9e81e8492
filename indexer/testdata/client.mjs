// What TestGraphqlWsClient says and does with the client that pages use: node client.mjs URL TASK CURSOR.
import { createClient } from "graphql-ws";
import WebSocket from "ws";

const [url, task, after] = process.argv.slice(2);
const say = (text) => process.stdout.write(`${text}\n`);
const client = createClient({
  url,
  webSocketImpl: WebSocket,
  lazy: false,
  retryAttempts: 0,
  onNonLazyError: () => {},
  keepAlive: 1000,
  on: {
    connected: () => say("connected"),
    closed: (event) => say(`closed ${event.code} ${event.reason}`),
  },
});

const query = `subscription ($task: Bytes32, $names: [String!], $after: String) {
  events(taskId: $task, names: $names, after: $after) { cursor undo block { hash } event { name } }
}`;

async function next(subscription) {
  const { value, done } = await subscription.next();
  if (done) throw new Error("the subscription is over");
  if (value.errors) throw new Error(JSON.stringify(value.errors));
  const { events } = value.data;
  if (!/^0x[0-9a-f]{64}$/.test(events.block.hash)) throw new Error("no hash");
  say(events.undo ? "undo" : events.event.name);
}

async function refused(request) {
  try {
    for await (const result of client.iterate(request)) throw new Error(`answered: ${JSON.stringify(result)}`);
  } catch (errors) {
    if (!Array.isArray(errors)) throw errors;
    say(`refused ${errors[0].extensions.name}`);
  }
}

const names = ["TaskPosted", "OuterGradientCommitted"];
const subscription = client.iterate({ query, variables: { task, names, after } });
await next(subscription);
await refused({ query: "{ _meta { lag } }" });
await next(subscription);
await next(subscription);
await refused({ query, variables: { names: ["Nothing"] } });
await next(subscription);
await subscription.return();
say("completed");
// One that goes on until the server does not.
const last = client.iterate({ query, variables: { task, names: ["ReceiptIssued"] } });
say("waiting for the end");
await last.next().catch(() => {});
