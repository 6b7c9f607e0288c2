import { Type } from 'typebox';
import type { Config } from '../../platform/config/config.ts';
import { keyText, readAccountsFile, readKeyFile } from '../accountsFile.ts';
import { baijiaLive } from './baijiaLive.ts';
import { ccLive } from './ccLive.ts';
import type { LiveProvider, LiveProviders } from './liveProvider.ts';
import { sandboxLive } from './sandboxLive.ts';

/** The file `live.json`: accounts by the school's host. Relative paths in it start from the file's folder. */
export const LiveFile = Type.Record(
  Type.String(),
  Type.Object({
    baijia: Type.Optional(
      Type.Object({
        /** The first part of `….at.baijiayun.com`. */
        domain: Type.String({ pattern: '^[a-z0-9-]{1,63}$' }),
        /** File with the partner key. */
        partnerKeyFile: Type.String({ minLength: 1 }),
      }),
    ),
    cc: Type.Optional(Type.Object({ userId: Type.String({ pattern: '^[0-9A-Za-z]{1,64}$' }) })),
  }),
);

/** The live services of one company. */
export type LiveAccounts = Readonly<Partial<Record<'baijia' | 'cc', LiveProvider>>>;

/**
 * Reads the schools' live accounts from `live.json` in the data folder, by host; empty without the file.
 * @throws {ConfigError} when the file or a key in it is invalid.
 */
export async function readLiveAccounts(config: Config): Promise<ReadonlyMap<string, LiveAccounts>> {
  const file = await readAccountsFile(config.dataDir, 'live.json', LiveFile);
  if (file === undefined) return new Map();
  const entries = Object.entries(file.content).map(
    async ([host, { baijia, cc }]): Promise<[string, LiveAccounts]> => [
      host.toLowerCase(),
      {
        ...(baijia !== undefined && {
          baijia: baijiaLive({
            domain: baijia.domain,
            partnerKey: await readKeyFile(file.folder, baijia.partnerKeyFile, keyText),
          }),
        }),
        ...(cc !== undefined && { cc: ccLive(cc, config) }),
      },
    ],
  );
  return new Map(await Promise.all(entries));
}

/** Uses a company's own live services; outside production, also the sandbox for rooms of the sandbox. */
export function liveProvidersOf(config: Config, accounts: ReadonlyMap<string, LiveAccounts>): LiveProviders {
  return {
    byId: ({ id: companyId, hosts }, id) => {
      if (id === 'sandbox') return config.mode === 'production' ? undefined : sandboxLive(companyId, config);
      return hosts.map((host) => accounts.get(host.toLowerCase())?.[id]).find((found) => found !== undefined);
    },
  };
}
