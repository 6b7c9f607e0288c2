#!/usr/bin/env bash
# Gives a command an S3 service of its own: OpenStack Swift from Debian's packages, in a folder that goes afterwards.
#   apt-get install swift swift-proxy swift-account swift-container swift-object memcached curl
#   tools/swift.sh node_modules/.bin/vitest run --project=backend apps/backend/src/platform/files
set -euo pipefail

[ $# -gt 0 ] || { echo "Name the command that needs a bucket." >&2; exit 2; }
place=$(mktemp -d "${TMPDIR:-/tmp}/lectern-swift-XXXXXX")
base=${SWIFT_PORT:-16000}
pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait
  rm -rf "$place"
}
trap finish EXIT

mkdir -p "$place/devices/disk"
cat > "$place/swift.conf" <<END
[swift-hash]
swift_hash_path_suffix = lectern
swift_hash_path_prefix = lectern
[storage-policy:0]
name = only
default = yes
END

port=$((base + 1))
for kind in account container object; do
  (cd "$place" && swift-ring-builder "$kind.builder" create 4 1 1 &&
    swift-ring-builder "$kind.builder" add "r1z1-127.0.0.1:$port/disk" 1 &&
    swift-ring-builder "$kind.builder" rebalance) > /dev/null
  cat > "$place/$kind.conf" <<END
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
devices = $place/devices
mount_check = false
swift_dir = $place
user = $(id -un)
workers = 0
log_level = ERROR
log_udp_host = 127.0.0.1
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
END
  port=$((port + 1))
done
cat > "$place/proxy.conf" <<END
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $base
swift_dir = $place
user = $(id -un)
workers = 0
log_level = ERROR
log_udp_host = 127.0.0.1
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$((base + 4))
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_lectern_files = a-key-for-tests .admin
[filter:slo]
use = egg:swift#slo
END

memcached -l 127.0.0.1 -p $((base + 4)) -u "$(id -un)" & pids+=($!)
for kind in account container object proxy; do
  # Its own resolver of names waits for a server of names, where there may be none.
  EVENTLET_NO_GREENDNS=yes "swift-$kind-server" "$place/$kind.conf" > "$place/$kind.log" 2>&1 & pids+=($!)
done

export S3_ENDPOINT="http://127.0.0.1:$base" S3_REGION=us-east-1 S3_BUCKET=school S3_PATH_STYLE=1
export S3_ACCESS_KEY_ID=lectern:files S3_ACCESS_KEY_SECRET=a-key-for-tests
token=
end=$((SECONDS + 180))
until [ -n "$token" ] && curl -sf -m 20 -X PUT -H "X-Auth-Token: $token" "$S3_ENDPOINT/v1/AUTH_lectern/$S3_BUCKET"; do
  [ $SECONDS -lt $end ] || { echo "Swift does not answer:" >&2; cat "$place"/*.log >&2; exit 1; }
  sleep 1
  token=$(curl -sf -m 20 -D - -o /dev/null -H "X-Auth-User: $S3_ACCESS_KEY_ID" -H "X-Auth-Key: $S3_ACCESS_KEY_SECRET" \
    "$S3_ENDPOINT/auth/v1.0" | tr -d '\r' | sed -n 's/^X-Auth-Token: //ip' || true)
done
"$@"
