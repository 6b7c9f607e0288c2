import { Type } from 'typebox';
import type { Config } from '../../platform/config/config.ts';
import { keyText, readAccountsFile, readKeyFile } from '../accountsFile.ts';
import { baijiaPlayer } from './baijiaPlayer.ts';
import { ccPlayer } from './ccPlayer.ts';
import type { PlayerProvider, PlayerProviders, PlayerVendor } from './playerProvider.ts';
import { polyvPlayer } from './polyvPlayer.ts';
import { sandboxPlayer } from './sandboxPlayer.ts';

/** The file `players.json`: accounts by the school's host. Relative paths in it start from the file's folder. */
export const PlayersFile = Type.Record(
  Type.String(),
  Type.Object({
    polyv: Type.Optional(
      Type.Object({
        userId: Type.String({ pattern: '^[0-9a-z]{1,64}$' }),
        /** File with the secret key. */
        secretKeyFile: Type.String({ minLength: 1 }),
      }),
    ),
    baijia: Type.Optional(
      Type.Object({
        /** The first part of `….at.baijiayun.com`. */
        domain: Type.String({ pattern: '^[a-z0-9-]{1,63}$' }),
        partnerId: Type.String({ pattern: '^\\d{1,20}$' }),
        /** File with the partner key. */
        partnerKeyFile: Type.String({ minLength: 1 }),
      }),
    ),
    cc: Type.Optional(Type.Object({ siteId: Type.String({ pattern: '^[0-9A-Za-z]{1,64}$' }) })),
  }),
);

/** The vendors' players of one company. */
export type PlayerAccounts = Readonly<Partial<Record<PlayerVendor, PlayerProvider>>>;

/**
 * Reads the schools' accounts from `players.json` in the data folder, by host; empty without the file.
 * @throws {ConfigError} when the file or a key in it is invalid.
 */
export async function readPlayerAccounts(config: Config): Promise<ReadonlyMap<string, PlayerAccounts>> {
  const file = await readAccountsFile(config.dataDir, 'players.json', PlayersFile);
  if (file === undefined) return new Map();
  const entries = Object.entries(file.content).map(
    async ([host, { polyv, cc, baijia }]): Promise<[string, PlayerAccounts]> => [
      host.toLowerCase(),
      {
        ...(polyv !== undefined && {
          polyv: polyvPlayer({
            userId: polyv.userId,
            secretKey: await readKeyFile(file.folder, polyv.secretKeyFile, keyText),
          }),
        }),
        ...(cc !== undefined && { cc: ccPlayer(cc) }),
        ...(baijia !== undefined && {
          baijia: baijiaPlayer({
            domain: baijia.domain,
            partnerId: baijia.partnerId,
            partnerKey: await readKeyFile(file.folder, baijia.partnerKeyFile, keyText),
          }),
        }),
      },
    ],
  );
  return new Map(await Promise.all(entries));
}

/** Uses a company's own accounts; outside production, the sandbox replaces each missing vendor. */
export function playerProvidersOf(
  config: Config,
  accounts: ReadonlyMap<string, PlayerAccounts>,
): PlayerProviders {
  return {
    byId({ hosts }, id) {
      const own = hosts.map((host) => accounts.get(host.toLowerCase())?.[id]).find(Boolean);
      return own ?? (config.mode === 'production' ? undefined : sandboxPlayer(id, config));
    },
  };
}
