/** Substitutes for images of a registry, built from Debian's packages, for machines without access to a registry. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../install.mjs';
import type { Engine } from './engine.ts';

const NODE = 'docker.io/library/node:26-bookworm-slim';
/** Stages of standIns/Dockerfile by the image names in the compose file. */
const STAND_INS = {
  database: 'docker.io/library/postgres:18',
  proxy: 'docker.io/library/caddy:2',
  store: 'docker.io/chrislusf/seaweedfs:3.97',
} as const;

/** Builds a base image of Debian with this project's version of Node, and npm from its registry; once per version. */
async function makeBase({ expectRun, run }: Engine, cache: string): Promise<void> {
  const made = `localhost/lectern-base:${process.version}`;
  if ((await run('podman', ['image', 'exists', made])).code === 0) {
    await expectRun('podman', 'tag', made, NODE);
    return;
  }
  const system = join(cache, 'debian.tar');
  if (!existsSync(system))
    await expectRun(
      'mmdebstrap',
      '--mode=root',
      '--variant=minbase',
      '--include=libatomic1,ca-certificates',
      'bookworm',
      system,
    );
  const added = await mkdtemp(join(tmpdir(), 'lectern-base-'));
  try {
    const npm = join(added, 'usr/lib/node_modules/npm');
    await mkdir(join(added, 'usr/bin'), { recursive: true });
    await mkdir(npm, { recursive: true });
    await cp(process.execPath, join(added, 'usr/bin/node'));
    const packed = await expectRun('npm', 'pack', 'npm@11', '--silent', `--pack-destination=${cache}`);
    await expectRun('tar', '-x', '-z', '-C', npm, '--strip-components=1', '-f', join(cache, packed));
    for (const name of ['npm', 'npx'])
      await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(added, 'usr/bin', name));
    const container = await expectRun('buildah', 'from', 'scratch');
    await expectRun('buildah', 'add', '--quiet', container, system, '/');
    await expectRun('buildah', 'add', '--quiet', container, added, '/');
    const settings = [`npm_config_registry=${await expectRun('npm', 'config', 'get', 'registry')}`];
    // The build trusts the certificate authorities that this machine trusts in addition.
    const trusted = process.env['NODE_EXTRA_CA_CERTS'];
    if (trusted !== undefined) {
      await expectRun('buildah', 'add', '--quiet', container, trusted, '/etc/ssl/certs/extra.pem');
      settings.push('NODE_EXTRA_CA_CERTS=/etc/ssl/certs/extra.pem');
    }
    await expectRun('buildah', 'config', ...settings.map((setting) => `--env=${setting}`), container);
    await expectRun('buildah', 'commit', '--quiet', '--rm', container, made);
    await expectRun('podman', 'tag', made, NODE);
  } finally {
    await rm(added, { recursive: true });
  }
}

/** Builds all images named in the Dockerfile and the compose file. @param cache folder for Debian's base system */
export async function makeStandIns(engine: Engine, cache: string): Promise<void> {
  await makeBase(engine, cache);
  for (const [stage, name] of Object.entries(STAND_INS))
    await engine.expectRun(
      'buildah',
      'build',
      '--format=docker',
      '--layers',
      `--file=${join(ROOT, 'tools/production/containers/standIns/Dockerfile')}`,
      `--build-arg=NODE_IMAGE=${NODE}`,
      `--target=${stage}`,
      `--tag=${name}`,
      ROOT,
    );
}
