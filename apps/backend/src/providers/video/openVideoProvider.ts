import type { Clock } from '../../platform/config/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { keyFor } from '../../platform/config/keys.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { SandboxVideos } from './sandboxVideos.ts';

/** Dependencies of a video provider. */
export interface VideoProviderParts {
  readonly config: Config;
  readonly db: Queryable;
  readonly clock: Clock;
}

/** Opens the provider of students' videos; the sandbox outside production, none in production. */
export const openVideoProvider = ({ config, db, clock }: VideoProviderParts): SandboxVideos | undefined =>
  config.mode === 'production'
    ? undefined
    : new SandboxVideos({ db, clock, key: () => keyFor(config, 'video sandbox'), dataDir: config.dataDir });
