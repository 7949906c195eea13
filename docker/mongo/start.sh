#!/usr/bin/env bash
# A member of the replica set: the key by which members know each other comes from the environment, and mongod takes it
# from a file that nobody else may read.
set -euo pipefail
key=/tmp/replica-set.key
rm -f "$key"
(umask 377 && printf '%s\n' "$MONGO_KEY" > "$key")
chown mongodb:mongodb "$key"
unset MONGO_KEY
exec docker-entrypoint.sh mongod --replSet rs0 --keyFile "$key" --bind_ip_all --wiredTigerCacheSizeGB 0.5
