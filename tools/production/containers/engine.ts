/** buildah and podman with a storage of their own, so that the machine's images and containers are not touched. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;

/** Result of a program. */
export interface Ended {
  readonly code: number;
  /** Standard output. */
  readonly output: string;
  /** Standard error. */
  readonly stderr: string;
}

/** buildah, podman, and a socket on which podman serves Docker's API. */
export interface Engine {
  /** Runs a program that uses this storage, and podman in place of Docker. */
  run(program: string, args: readonly string[], folder?: string): Promise<Ended>;
  /** Runs a program that must succeed. @returns its output, trimmed @throws {Error} with its error output */
  expectRun(program: string, ...args: string[]): Promise<string>;
  /** Closes the socket. Containers keep running. */
  stop(): Promise<void>;
}

/** Starts the engine. Requires root on Linux. @param cache folder in which images are kept between runs */
export async function startEngine(cache: string): Promise<Engine> {
  const workFolder = await mkdtemp(join(tmpdir(), 'lectern-engine-'));
  const socket = join(workFolder, 'podman.sock');
  const storage = join(workFolder, 'storage.conf');
  const containers = join(workFolder, 'containers.conf');
  await mkdir(cache, { recursive: true });
  await writeFile(
    storage,
    `[storage]\ndriver = "overlay"\ngraphroot = "${join(cache, 'storage')}"\nrunroot = "${join(workFolder, 'run')}"\n`,
  );
  await writeFile(
    containers,
    // A runtime that supports cgroups v1 and v2, and limits that a process with few privileges may set.
    `[containers]
default_ulimits = ["nofile=16384:16384", "nproc=4096:4096"]
[network]
network_backend = "netavark"
network_config_dir = "${join(workFolder, 'networks')}"
[engine]
cgroup_manager = "cgroupfs"
runtime = "runc"
`,
  );
  const env = {
    ...process.env,
    CONTAINERS_STORAGE_CONF: storage,
    CONTAINERS_CONF: containers,
    // Build steps need no isolation of their own.
    BUILDAH_ISOLATION: 'chroot',
    // Health checks are run by the caller, since systemd's timers are not available on every machine.
    DISABLE_HC_SYSTEMD: 'true',
    DOCKER_HOST: `unix://${socket}`,
    COMPOSE_HTTP_TIMEOUT: '600',
  };

  async function run(program: string, args: readonly string[], folder = '/'): Promise<Ended> {
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, stderr, [code]] = await Promise.all([
      child.stdout.setEncoding('utf8').toArray(),
      child.stderr.setEncoding('utf8').toArray(),
      once(child, 'close'),
    ]);
    return { code: Number(code ?? 1), output: out.join(''), stderr: stderr.join('') };
  }

  const service: ChildProcess = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], {
    env,
    stdio: 'ignore',
  });
  // Removes containers of an earlier run that was killed.
  await run('podman', ['rm', '--all', '--force', '--time=0']);
  await run('podman', ['volume', 'rm', '--all', '--force']);
  await run('podman', ['network', 'prune', '--force']);
  const end = performance.now() + TIMEOUT_MS;
  while (!existsSync(socket)) {
    if (service.exitCode !== null || performance.now() > end)
      throw new Error('podman does not answer as Docker does: podman system service ended or hangs');
    await setTimeout(100);
  }
  return {
    run,
    expectRun: async (program, ...args) => {
      const { code, output, stderr } = await run(program, args);
      if (code !== 0)
        throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}${stderr}`.slice(-8000));
      return output.trim();
    },
    stop: async () => {
      const gone = once(service, 'exit');
      service.kill();
      await gone;
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}
