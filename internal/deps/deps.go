// Package deps holds the module requirements of packages under construction.
package deps
import (
 _ "github.com/ethereum-optimism/optimism/op-service/txmgr"
 _ "github.com/ethereum-optimism/optimism/op-service/metrics"
 _ "github.com/ethereum-optimism/optimism/op-service/log"
 _ "github.com/ethereum-optimism/optimism/op-service/cliapp"
 _ "github.com/ethereum/go-ethereum/ethclient/simulated"
 _ "github.com/urfave/cli/v2"
 _ "github.com/jackc/pgx/v5"
 _ "github.com/jackc/pgx/v5/pgxpool"
 _ "github.com/pressly/goose/v3"
 _ "github.com/graph-gophers/graphql-go"
 _ "go.etcd.io/bbolt"
 _ "github.com/prometheus/client_golang/prometheus"
 _ "github.com/stretchr/testify/require"
 _ "golang.org/x/sync/errgroup"
 _ "github.com/graph-gophers/dataloader/v7"
)
