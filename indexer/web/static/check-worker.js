// Recomputes a round away from the page, which stays alive meanwhile and can end it.

self.addEventListener("message", async ({ data }) => {
  try {
    const { checkRound, Engine } = await import("/verify/src/index.js").catch(() => {
      throw new Error("This indexer was built without the check. Build it with: make wasm && indexer/web/build.sh && go build ./cmd/assay. Or check in a terminal: assay verify run --task " + data.taskId);
    });
    // A page that was saved brings the module along.
    const engine = data.module && (await Engine.load(data.module));
    self.postMessage({ result: await checkRound({ ...data, engine, onProgress: (progress) => self.postMessage({ progress }) }) });
  } catch (error) {
    self.postMessage({ error: { name: error.name, message: error.message } });
  }
});
