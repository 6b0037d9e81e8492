"use strict";

const example = `# The indexer of Assay. See /runs for a page with charts.
{
  _meta { block { number timestamp } chainHead lag hasIndexingErrors }
  tasks(first: 5, orderBy: POSTED, orderDirection: DESC) {
    totalCount
    nodes {
      taskId
      status
      round
      maxRounds
      stateRoot
      trainers(first: 10) { nodes { trainer accepted rewards } }
      rounds(last: 3) { nodes { round status accepted stateRoot } }
      receipt { runRoot finalStateRoot }
    }
  }
}
`;

ReactDOM.createRoot(document.getElementById("graphiql")).render(
  React.createElement(GraphiQL, {
    fetcher: GraphiQL.createFetcher({ url: "/graphql" }),
    defaultQuery: example,
    shouldPersistHeaders: false,
  }),
);
