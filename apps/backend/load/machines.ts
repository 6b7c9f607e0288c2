import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../src/platform/database/embedded/embedded.ts';
import { postgresFolders } from '../src/platform/database/embedded/postgresFolders.ts';
import { readPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { freePort } from '../test/servers/freePort.ts';
import { openPooler } from '../test/servers/pgbouncer.ts';
import { openRedis } from '../test/servers/redis.ts';
import { endServer } from '../test/servers/serverProgram.ts';
import { launch, type LoadedServer } from './server.ts';

/** Number of processes behind the proxy. */
const PROCESSES = 4;
/** Connections of the pooler to the database: a few per core. */
const CONNECTIONS = 16;
/** Initial statements of each connection, as in `deploy/pgbouncer.ini`. */
const CONNECT_QUERY = 'set statement_timeout = 10000; set jit = off; set max_parallel_workers_per_gather = 0';

/** Configuration of nginx, as in `deploy/nginx.conf`, without TLS. */
const nginxConfig = (folder: string, port: number, ports: readonly number[]): string => `
user root;
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 16384; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream lectern {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://lectern;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 120s;
    }
  }
}
`;

/**
 * Starts several processes behind nginx and pgbouncer, on a database with synchronous commits. One of the
 * processes and the pooler are killed during the test. Needs both programs (`apt-get install nginx pgbouncer`).
 * @param hasStream whether a stream delivers notices and is killed too, which needs `redis-server` or
 *   `valkey-server` as well.
 */
export async function startMachines(hasStream: boolean): Promise<LoadedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-machines-'));
  await chmod(dataDir, 0o755);
  const folders = await postgresFolders(dataDir);
  const embedded = await startEmbedded({ folders });
  const pooler = await openPooler({ url: embedded.url(), size: CONNECTIONS, connectQuery: CONNECT_QUERY });
  const redis = hasStream ? await openRedis() : undefined;
  const [port, ...ports] = [
    await freePort(),
    ...(await Promise.all(Array.from({ length: PROCESSES }, freePort))),
  ];
  const settings = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: embedded.url(),
    LECTERN_MODE: 'demonstration',
    BEHIND_PROXY: '1',
    ...(redis !== undefined && { NOTICES_URL: redis.url }),
  };
  const processes: ChildProcess[] = [];
  // The first one migrates and seeds.
  for (const one of ports) processes.push(await launch({ port: one, dataDir, settings }));
  const file = join(dataDir, 'nginx.conf');
  await writeFile(file, nginxConfig(dataDir, port ?? 0, ports));
  const nginx = spawn('nginx', ['-c', file, '-p', dataDir], { stdio: 'inherit' });

  const [victim, victimPort] = [PROCESSES - 1, ports[PROCESSES - 1] ?? 0];
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    databaseEnv: { DATABASE_URL: embedded.url() },
    victim: hasStream ? 'process, pooler and stream' : 'a process and the pooler',
    processes: () => ({
      servers: processes.flatMap(({ pid }) => pid ?? []),
      database: readPostmaster(join(folders.home, 'data'))?.pid ?? 0,
    }),
    kill: async () => {
      const killed = processes[victim];
      await Promise.all([killed && endServer(killed, 'SIGKILL'), pooler.kill(), redis?.kill()]);
    },
    restart: async () => {
      await pooler.start();
      await redis?.start();
      processes[victim] = await launch({ port: victimPort, dataDir, settings });
    },
    stop: async () => {
      await endServer(nginx, 'SIGTERM');
      for (const child of processes) await endServer(child, 'SIGTERM');
      await pooler.close();
      await redis?.kill();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
