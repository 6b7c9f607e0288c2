/**
 * Follows docs/operations.md like an outsider: boots a minimal Debian, runs each block of the document marked
 * `sh` unchanged and in order, and checks the results in between. Requires root on Linux:
 *
 *   apt-get install mmdebstrap
 *   node tools/with-node.mjs tools/production/operations.ts
 *
 * Replaced parts of the environment: `/etc/hosts` for DNS, and Debian's pebble for Let's Encrypt.
 */
import { join } from 'node:path';
import { PRESENCE_PATH } from '@lectern/sdk/sockets';
import { ROOT } from '../install.mjs';
import { checklist } from './checklist.ts';
import { bootBareMachine, type Ran, run } from './bareMachine.ts';
import { readBlocks } from './document.ts';

const HOST = 'school.example';

const { expect, finish } = checklist('operations');

/** Script that sets up pebble in place of Let's Encrypt. */
const AUTHORITY = `
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority -addext subjectAltName=DNS:localhost \
  -keyout /root/authority.key -out /usr/local/share/ca-certificates/authority.crt 2> /root/openssl.log
update-ca-certificates > /dev/null
cat > /root/pebble.json <<'END'
{ "pebble": { "listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000",
  "certificate": "/usr/local/share/ca-certificates/authority.crt", "privateKey": "/root/authority.key",
  "httpPort": 80, "tlsPort": 443 } }
END
systemd-run --quiet --unit=authority --setenv=PEBBLE_VA_NOSLEEP=1 pebble -config /root/pebble.json
curl --silent --show-error --fail --retry 30 --retry-delay 1 --retry-all-errors \
  --output /usr/local/share/ca-certificates/pebble.crt https://localhost:15000/roots/0
update-ca-certificates > /dev/null
install -D /dev/stdin /etc/systemd/system/caddy.service.d/authority.conf \
  <<< $'[Service]\nEnvironment=ACME_CA=https://localhost:14000/dir'
`;

/** Script that requests a page over TLS and prints its status, HTTP version and title. */
const PAGE = (options = '') => `
curl --silent --show-error --http2 ${options} --write-out '\\n%{http_code} %{http_version}\\n' https://${HOST}/ \
  | grep -oE '<title>[^<]*|^[0-9]{3} [0-9.]+$'
curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}\\n' http://${HOST}/`;
const IS_PAGE = /<title>松涛学校[^]*^200 2$[^]*^30[18] https:\/\/school\.example\/$/m;

/** Script that opens a WebSocket through the proxy. */
const SOCKET = `
/opt/lectern/node --use-system-ca --input-type=module --eval "
  const socket = new WebSocket('wss://${HOST}${PRESENCE_PATH}');
  socket.addEventListener('open', () => { console.log('open'); process.exit(0); });
  socket.addEventListener('error', ({ message }) => { console.log(message); process.exit(1); });
"`;

/** Script that polls Prometheus until it has scraped the server. */
const PROMETHEUS_POLL = `
for attempt in $(seq 60); do
  seen=$(curl --silent --get http://localhost:9090/api/v1/query --data-urlencode 'query=up{job="lectern"}' || true)
  if grep -q '"1"]' <<< "$seen"; then break; fi
  sleep 1
done
echo "$seen"
curl --silent http://localhost:9090/api/v1/rules | grep -o '"name":"[A-Za-z]*"'`;

/** Script that requests the page repeatedly and records the replies. */
const VISITOR = `
systemd-run --quiet --unit=visitor bash -c '
  while true; do
    curl --silent --insecure --output /dev/null --write-out "%{http_code}\\n" https://${HOST}/ >> /root/visits || true
    sleep 0.1
  done'`;
const VISITS = 'systemctl stop visitor; sort /root/visits | uniq -c';

const NEWS = (title: string) => `
runuser -u postgres -- psql --quiet lectern --command "
  insert into news (company_id, title, content, published_at) select id, '${title}', '', now() from companies"`;
const TITLES = `runuser -u postgres -- psql --tuples-only --no-align lectern --command 'select title from news'`;

const blocks = (await readBlocks()).filter(({ environment }) => environment !== 'containers');
const startedAt = performance.now();
for (const { script } of blocks.filter(({ environment }) => environment === 'sources')) {
  const { code, output } = await run('bash', ['-euo', 'pipefail', '-s'], `cd '${ROOT}'\n${script}`);
  expect('the folder is built', code === 0, output);
}
const machine = await bootBareMachine(join(ROOT, '.cache/operations'));

/** Checks before and after the blocks of a heading. */
interface Look {
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

async function look(name: string, script: string, isGood: (ran: Ran) => boolean): Promise<void> {
  const output = await machine.run(script);
  expect(name, isGood(output), output.output);
}
const hasSucceeded = ({ code }: Ran): boolean => code === 0;
/** Lines added before the blocks of a heading, for example for a variable that the reader sets. */
const scriptPrefixes: Record<string, string> = {};

const looks: Record<string, Look> = {
  TLS: {
    before: async () => {
      await machine.run(`echo '127.0.0.1 ${HOST}' >> /etc/hosts`);
      const { code, output } = await machine.run('apt-get install --yes pebble', true);
      if (code !== 0) throw new Error(output);
      await look('an authority for certificates stands in for the real one', AUTHORITY, hasSucceeded);
    },
    after: async () => {
      await look('Caddy serves the school by TLS and HTTP/2, and leads there', PAGE(), ({ output }) =>
        IS_PAGE.test(output),
      );
      await look('a socket opens through Caddy', SOCKET, ({ output }) => output.includes('open'));
    },
  },
  Monitoring: {
    after: () =>
      look(
        'Prometheus sees the server, and has the rules',
        PROMETHEUS_POLL,
        ({ output }) => output.includes('"1"]') && output.includes('"name":"LecternDown"'),
      ),
  },
  'Nightly backups': {
    before: () => look('something is told before the backup', NEWS('Before the backup'), hasSucceeded),
    after: () =>
      look(
        'the backup is there and waits for the next night',
        'ls /var/lib/lectern-backups; systemctl is-active lectern-backup.timer',
        ({ output }) => /lectern-\d{8}-\d{6}\.tar\.age\nactive/.test(output),
      ),
  },
  'nginx instead of Caddy': {
    after: async () => {
      await machine.run(
        'cp /etc/ssl/certs/ssl-cert-snakeoil.pem /usr/local/share/ca-certificates/own.crt; update-ca-certificates',
      );
      await look(
        'nginx serves the school by TLS and HTTP/2, and leads there',
        PAGE('--insecure'),
        ({ output }) => IS_PAGE.test(output),
      );
      await look(
        'a socket opens through nginx',
        `export NODE_TLS_REJECT_UNAUTHORIZED=0${SOCKET}`,
        ({ output }) => output.includes('open'),
      );
    },
  },
  'Stopping and upgrading': {
    before: () => look('somebody visits all the time', VISITOR, hasSucceeded),
    after: () =>
      look('nobody noticed that it was upgraded, and put back', VISITS, ({ output }) =>
        /^ *[1-9]\d+ 200\n$/.test(output),
      ),
  },
  Backups: {
    before: () => look('something is told after the backup', NEWS('After the backup'), hasSucceeded),
    after: () =>
      look(
        'what was there at the backup is back, and no more',
        TITLES,
        ({ output }) => output.includes('Before the backup') && !output.includes('After the backup'),
      ),
  },
};

let last = '';
try {
  for (const { about, environment, script } of blocks.filter((block) => block.environment !== 'sources')) {
    if (about === 'Packages' && last !== about)
      await machine.bring(join(ROOT, 'dist/lectern.tar.gz'), 'root/lectern.tar.gz');
    if (about !== last) await looks[last]?.after?.();
    if (about !== last) await looks[about]?.before?.();
    last = about;
    const goesBack = script.includes('"$moment"');
    if (goesBack) {
      await look('something is told before the mistake', NEWS('Before the mistake'), hasSucceeded);
      const { output } = await machine.run("sleep 1; date --utc '+%F %T+00'; sleep 1");
      scriptPrefixes[about] = `moment='${output.trim()}'\n`;
      await look(
        'a mistake is made',
        `runuser -u postgres -- psql --quiet lectern --command 'delete from news'`,
        hasSucceeded,
      );
    }
    const { code, output } = await machine.run(
      `${scriptPrefixes[about] ?? ''}${script}`,
      environment === 'network',
    );
    expect(`${about}: every line of it ends well`, code === 0, output.slice(-4000));
    if (goesBack)
      await look('what was there before the mistake is back', TITLES, (output) =>
        output.output.includes('Before the mistake'),
      );
  }
  await looks[last]?.after?.();
} finally {
  await machine.stop();
}
process.stdout.write(
  `It took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes, the build and all.\n`,
);
finish();
