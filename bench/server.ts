import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { addressOf } from '@lectern/sdk';
import { submitAnswer } from '@lectern/sdk/endpoints/answering';
import { list } from '@lectern/sdk/endpoints/catalogue';
import { beginPaper } from './student.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const REQUESTS_A_ROUND = 300;
const CONCURRENCY = 16;
/** Timeout of a round, in ms. */
const TIMEOUT_MS = 20_000;
const BACKEND = fileURLToPath(new URL('../apps/backend', import.meta.url));

/** A minimal server; like the back end it runs as a process of its own. */
const HELLO = `
  import fastify from 'fastify';
  const app = fastify();
  app.get('/', async () => ({ hello: 'world' }));
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
`;

/** Throughput for one kind of request. */
export interface ServerFigures {
  readonly name: string;
  readonly perSecond: number;
  /** Ratio to the throughput of a bare Fastify “hello” server in the same run. */
  readonly ratio: number;
}

interface Call {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Load {
  readonly name: string;
  next(): Call;
}

function once(agent: Agent, { url, method, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers }, (reply) => {
      reply.resume();
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${reply.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

/**
 * Sends a fixed number of requests, several concurrently, over keep-alive connections. @returns requests per
 * second.
 */
async function measureThroughput({ next }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const startedAt = performance.now();
  let sent = 0;
  const worker = async () => {
    while (sent < REQUESTS_A_ROUND && performance.now() - startedAt < TIMEOUT_MS) {
      sent += 1;
      await once(agent, next());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  agent.destroy();
  return (sent / (performance.now() - startedAt)) * 1000;
}

async function startHello(): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', HELLO], {
    cwd: BACKEND,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)));
  });
  return { process: child, url };
}

async function loadsOf(origin: string): Promise<Load[]> {
  const { token, recordId, questionIds } = await beginPaper(origin);
  const browser = { 'accept-encoding': 'br' };
  let sequence = 0;
  return [
    { name: 'home page', next: () => ({ url: `${origin}/`, method: 'GET', headers: browser }) },
    {
      name: 'course list',
      next: () => ({
        url: `${origin}${addressOf(list, { pageNo: 1, pageSize: 12 }, {})}`,
        method: 'GET',
        headers: browser,
      }),
    },
    {
      name: 'submit an answer',
      next: () => {
        sequence += 1;
        const questionId = questionIds[sequence % questionIds.length] ?? '';
        const input = {
          recordId,
          questionId,
          answer: ['A'],
          sequence,
          operationId: `bench-${recordId}-${String(sequence).padStart(8, '0')}`,
        };
        return {
          url: `${origin}${addressOf(submitAnswer, input)}`,
          method: 'POST',
          headers: { authorization: token, 'content-type': 'application/json' },
          body: JSON.stringify(input),
        };
      },
    },
  ];
}

/** Sends requests to the back end and to a bare Fastify alternately. */
export async function measureServer(origin: string): Promise<ServerFigures[]> {
  const loads = await loadsOf(origin);
  const hello = await startHello();
  const helloLoad: Load = { name: 'hello', next: () => ({ url: hello.url, method: 'GET', headers: {} }) };
  const rates = new Map<string, number[]>([helloLoad, ...loads].map(({ name }) => [name, []]));
  try {
    for (const load of [helloLoad, ...loads]) await measureThroughput(load);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const load of [helloLoad, ...loads]) rates.get(load.name)?.push(await measureThroughput(load));
    }
  } finally {
    hello.process.kill();
  }
  const base = median(rates.get(helloLoad.name) ?? []);
  return loads.map(({ name }) => {
    const perSecond = median(rates.get(name) ?? []);
    return { name, perSecond, ratio: perSecond / base };
  });
}
