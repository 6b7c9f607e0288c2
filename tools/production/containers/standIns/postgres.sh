#!/bin/bash
# Begins as the entry point of the official image does: makes a cluster once, answering at its socket alone meanwhile.
set -euo pipefail
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
install -d -m 700 "$PGDATA"
mkdir -p /var/run/postgresql
chmod 3775 /var/run/postgresql || true
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  read -ra options <<< "${POSTGRES_INITDB_ARGS:-}"
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust \
    --auth-host=scram-sha-256 "${options[@]}"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl --wait -o "-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" --maintenance-db=postgres "$POSTGRES_DB"
  pg_ctl --wait --mode=fast stop
fi
exec "$@"
