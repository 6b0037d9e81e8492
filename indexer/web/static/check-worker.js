// Recomputes a round, or what convicted a trainer, away from the page, which stays alive meanwhile and can end it.

self.addEventListener("message", async ({ data: { module, ...wanted } }) => {
  try {
    const { checkConviction, checkRound, Engine } = await import("/verify/src/index.js").catch(() => {
      throw new Error("This indexer was built without the check. Build it with: make wasm && indexer/web/build.sh && go build ./cmd/assay. Or check in a terminal: assay verify");
    });
    // A page that was saved brings the module along.
    const engine = module && (await Engine.load(module));
    const options = { ...wanted, engine, onProgress: (progress) => self.postMessage({ progress }) };
    self.postMessage({ result: await (wanted.tx ? checkConviction(options) : checkRound(options)) });
  } catch (error) {
    self.postMessage({ error: { name: error.name, message: error.message } });
  }
});
