#!/bin/sh
# Copies GraphiQL and React out of node_modules into web/vendor, which the indexer's binary embeds. Nothing is downloaded.
set -eu
cd "$(dirname "$0")"
modules=../../node_modules
if [ ! -f "$modules/graphiql/graphiql.min.js" ]; then
    echo "web/build.sh: node_modules/graphiql is missing; run npm ci in the repository's root first" >&2
    exit 1
fi
mkdir -p vendor
for file in \
    react/umd/react.production.min.js \
    react-dom/umd/react-dom.production.min.js \
    graphiql/graphiql.min.js \
    graphiql/graphiql.min.css
do
    install -m 0644 "$modules/$file" "vendor/$(basename "$file")"
done
cat "$modules/react/LICENSE" "$modules/react-dom/LICENSE" "$modules/graphiql/LICENSE" > vendor/LICENSES
