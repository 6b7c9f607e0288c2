/**
 * A minimal Debian that is booted on this machine: with its own init, processes, network and file system, and
 * nothing else installed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BOOT_TIMEOUT_MS = 120_000;
/** Folder of systemd's cgroups; on a hybrid system those of cgroup v2 have a folder of their own. */
const GROUPS = existsSync('/sys/fs/cgroup/unified') ? '/sys/fs/cgroup/unified' : '/sys/fs/cgroup';

/** Result of a program. */
export interface Ran {
  readonly code: number;
  /** Standard output and standard error. */
  readonly output: string;
}

/** A booted machine. */
export interface BareMachine {
  /**
   * Runs a script as root in `/root`; it ends at the first command that fails.
   * @param hasNetwork whether it has the network access of this machine
   */
  run(script: string, hasNetwork?: boolean): Promise<Ran>;
  /** Copies a file of this machine to a path in the other. */
  bring(file: string, target: string): Promise<void>;
  stop(): Promise<void>;
}

/** Runs a program on this machine. */
export async function run(program: string, args: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(program, args, { cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  child.stdin.end(input);
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? 1, output };
}

async function expectRun(program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
}

/** Script that becomes the first process, once it has a root file system, devices and cgroups of its own. */
const BOOT = `
set -eu
root=$1
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs tmpfs "$root/tmp"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
for stream in 0:stdin 1:stdout 2:stderr; do ln -s "fd/\${stream%:*}" "$root/dev/\${stream#*:}"; done
mkdir "$root/run/before"
cd "$root"
# Not chroot: from within one nobody may make users of their own, as some services do.
pivot_root . run/before
umount --lazy /run/before
exec env -i container=lectern PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd
`;
const NAMESPACES = ['--mount', '--pid', '--uts', '--ipc', '--cgroup'] as const;

/** Software of a minimal machine. */
export interface BareSystem {
  /** Release of Debian. */
  readonly release: string;
  /** Packages in addition to the base system. */
  readonly packages: readonly string[];
}

/** Returns a tarball of Debian's base system with an init, as the installer creates it; cached. */
async function baseSystem(cache: string, { release, packages }: BareSystem): Promise<string> {
  const archive = join(cache, `${release}.tar`);
  await mkdir(cache, { recursive: true });
  if (!existsSync(archive))
    await expectRun('mmdebstrap', [
      '--mode=root',
      '--variant=minbase',
      `--include=${['systemd-sysv', 'dbus', 'ca-certificates', ...packages].join(',')}`,
      release,
      archive,
    ]);
  return archive;
}

async function removeGroups(group: string): Promise<void> {
  if (!existsSync(group)) return;
  for (const entry of await readdir(group, { withFileTypes: true }))
    if (entry.isDirectory()) await removeGroups(join(group, entry.name));
  await rmdir(group);
}

const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

/**
 * Boots a machine. Requires root on Linux. @param cache folder for the cached base system @throws {Error} if it
 * does not come up
 */
export async function bootBareMachine(
  cache: string,
  system: BareSystem = { release: 'bookworm', packages: [] },
): Promise<BareMachine> {
  const archive = await baseSystem(cache, system);
  const root = await mkdtemp(join(tmpdir(), 'lectern-bare-'));
  await expectRun('chmod', ['755', root]);
  await expectRun('tar', ['-x', '-C', root, '-f', archive]);
  await copyFile('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  const group = join(GROUPS, `lectern-bare-${process.pid}`);
  const outer: ChildProcess = spawn(
    'bash',
    [
      '-c',
      `mkdir "$1" && echo $$ > "$1/cgroup.procs" && exec unshare ${NAMESPACES.join(' ')} --net --fork --kill-child bash -c "$2" boot "$3"`,
      'boot',
      group,
      BOOT,
      root,
    ],
    { stdio: 'ignore' },
  );

  async function enter(script: string, hasNetwork: boolean): Promise<Ran> {
    const namespaces = hasNetwork ? NAMESPACES : [...NAMESPACES, '--net'];
    return run(
      'nsenter',
      [
        `--target=${childOf(outer.pid ?? 0)}`,
        ...namespaces,
        '--root',
        '--',
        'env',
        '--chdir=/root',
        '--ignore-environment',
        'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        'HOME=/root',
        'DEBIAN_FRONTEND=noninteractive',
        'bash',
        '-euo',
        'pipefail',
        '-s',
      ],
      script,
    );
  }

  async function stop(): Promise<void> {
    if (outer.exitCode === null && outer.signalCode === null) {
      const gone = once(outer, 'exit');
      // Killing the first process of a PID namespace kills all others in it.
      process.kill(childOf(outer.pid ?? 0), 'SIGKILL');
      await gone;
    }
    await removeGroups(group);
    await rm(root, { recursive: true, force: true });
  }

  try {
    const end = performance.now() + BOOT_TIMEOUT_MS;
    let state = '';
    while (!/^(?:running|degraded)$/m.test(state)) {
      if (outer.exitCode !== null || performance.now() > end)
        throw new Error(`The bare machine did not come up: ${state}`);
      await pause(500);
      state =
        (await enter('systemctl is-system-running || true', false).catch(() => undefined))?.output ?? '';
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    run: (script, hasNetwork = false) => enter(script, hasNetwork),
    bring: (file, target) => copyFile(file, join(root, target)),
    stop,
  };
}
