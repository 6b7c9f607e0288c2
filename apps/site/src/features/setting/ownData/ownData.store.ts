import type { Reply } from '@lectern/sdk';
import * as setting from '@lectern/sdk/endpoints/setting';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadable } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { ownAddress } from '../../../shared/safety/address.ts';

/** What the student may do with all that the school holds of them. */
export interface OwnData {
  readonly archive: {
    readonly state: setting.ArchiveState;
    /** Empty where it is not ready, or another log-in had it made: then this one has to prove whose it is first. */
    readonly url: string;
    /** Bytes. */
    readonly size: number;
    /** When it is deleted; empty where it is not ready. */
    readonly expiresAt: string;
    /** From when another may be asked for; empty for now. */
    readonly nextAt: string;
  };
  readonly closing: {
    /** Empty where the account stays. */
    readonly closesAt: string;
    readonly waitDays: number;
    readonly hindrances: readonly setting.ClosingHindrance[];
    readonly balanceCents: number;
  };
}

const readOwnData = ({ archive, closing }: Reply<setting.OwnData>): OwnData => ({
  archive: {
    state: archive?.state ?? 'none',
    url: ownAddress(archive?.url),
    size: archive?.size ?? 0,
    expiresAt: archive?.expiresAt ?? '',
    nextAt: archive?.nextAt ?? '',
  },
  closing: {
    closesAt: closing?.closesAt ?? '',
    waitDays: closing?.waitDays ?? 0,
    hindrances: closing?.hindrances ?? [],
    balanceCents: closing?.balanceCents ?? 0,
  },
});

const { state, load } = loadable<OwnData>();

export const ownData = state;

/** Reads how things stand. */
export const loadOwnData = prefetched((): Promise<void> =>
  load(async () => readOwnData(await request(setting.ownData, {}))),
);

const change = (work: () => Promise<Reply<setting.OwnData>>): Promise<Result> =>
  attempt(async () => {
    const reply = await work();
    await load(async () => readOwnData(reply));
  });

const withProof = (verifyToken: string) => (verifyToken === '' ? {} : { verifyToken });

/** Has an archive made. */
export const askArchive = (verifyToken: string): Promise<Result> =>
  change(() => request(setting.askArchive, withProof(verifyToken)));

/** Asks for the account to be closed. */
export const closeAccount = (verifyToken: string, givesUp: boolean): Promise<Result> =>
  change(() => request(setting.closeAccount, { ...withProof(verifyToken), giveUpFlag: givesUp ? 1 : 0 }));

/** Takes the closing back. */
export const keepAccount = (): Promise<Result> => change(() => request(setting.keepAccount, {}));

/** Reads where the archive is now, since an address is good for minutes. */
export const findArchive = (): Promise<Result<string>> =>
  attempt(async () => {
    const fresh = readOwnData(await request(setting.ownData, {}));
    await load(async () => fresh);
    return fresh.archive.url;
  });
