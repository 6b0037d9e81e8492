#!/bin/sh
# Copies what the pages are made of out of node_modules into web/vendor, which the indexer's binary embeds. Nothing is downloaded.
set -eu
cd "$(dirname "$0")"
modules=../../node_modules
for package in graphiql preact htm uplot; do
    if [ ! -d "$modules/$package" ]; then
        echo "web/build.sh: node_modules/$package is missing; run npm ci in the repository's root first" >&2
        exit 1
    fi
done
mkdir -p vendor
for file in \
    react/umd/react.production.min.js \
    react-dom/umd/react-dom.production.min.js \
    graphiql/graphiql.min.js \
    graphiql/graphiql.min.css
do
    install -m 0644 "$modules/$file" "vendor/$(basename "$file")"
done
install -m 0644 "$modules/preact/dist/preact.mjs" vendor/preact.js
# A browser finds a module by its address.
sed 's|from"preact"|from"/vendor/preact.js"|' "$modules/preact/hooks/dist/hooks.mjs" > vendor/hooks.js
grep -q '/vendor/preact.js' vendor/hooks.js
chmod 0644 vendor/hooks.js
install -m 0644 "$modules/htm/dist/htm.mjs" vendor/htm.js
install -m 0644 "$modules/uplot/dist/uPlot.esm.js" vendor/uplot.js
install -m 0644 "$modules/uplot/dist/uPlot.min.css" vendor/uplot.css
cat "$modules/react/LICENSE" "$modules/react-dom/LICENSE" "$modules/graphiql/LICENSE" "$modules/preact/LICENSE" "$modules/htm/LICENSE" "$modules/uplot/LICENSE" > vendor/LICENSES
# The check in the visitor's browser, if it was built (make wasm); without it the page says how.
if [ -f ../../web/verify/dist/assay.wasm.gz ]; then
    mkdir -p vendor/verify/src vendor/verify/dist
    install -m 0644 ../../web/verify/dist/assay.wasm.gz ../../web/verify/dist/wasm_exec.js vendor/verify/dist/
    for file in chain conviction engine http index options; do install -m 0644 "../../web/verify/src/$file.js" vendor/verify/src/; done
fi
