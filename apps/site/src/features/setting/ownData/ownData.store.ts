import type { Reply } from '@lectern/sdk';
import * as setting from '@lectern/sdk/endpoints/setting';
import { ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { loadable } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { ownAddress } from '../../../shared/safety/outsideLinks.ts';

/** The state of the student's data archive and of the account's closing. */
export interface OwnData {
  readonly archive: {
    readonly state: setting.ArchiveState;
    /**
     * Address of the archive; empty if it is not ready, or if another session requested it: this one must then
     * prove the owner's identity first.
     */
    readonly url: string;
    /** In bytes. */
    readonly size: number;
    /** When it is deleted; empty if it is not ready. */
    readonly expiresAt: string;
    /** When the next one may be requested; empty for now. */
    readonly nextAt: string;
  };
  readonly closing: {
    /** When the account is closed; empty if it is not to be. */
    readonly closesAt: string;
    readonly waitDays: number;
    readonly hindrances: readonly setting.ClosingHindrance[];
    readonly balanceCents: number;
  };
}

const readOwnData = ({ archive, closing }: Reply<setting.OwnData>): OwnData => ({
  archive: {
    state: archive.state ?? 'none',
    url: ownAddress(archive.url),
    size: archive.size ?? 0,
    expiresAt: archive.expiresAt ?? '',
    nextAt: archive.nextAt ?? '',
  },
  closing: {
    closesAt: closing.closesAt ?? '',
    waitDays: closing.waitDays ?? 0,
    hindrances: closing.hindrances,
    balanceCents: closing.balanceCents ?? 0,
  },
});

/** The student's data archive, and the account's closing. */
export const [ownData, loadOwnData] = loadable(async () => readOwnData(await request(setting.ownData, {})));

const change = (work: () => Promise<Reply<setting.OwnData>>): Promise<Result> =>
  attempt(async () => {
    ownData.value = ref(readOwnData(await work()));
  });

const withProof = (verifyToken: string) => (verifyToken === '' ? {} : { verifyToken });

/** Requests an archive. */
export const requestArchive = (verifyToken: string): Promise<Result> =>
  change(() => request(setting.askArchive, withProof(verifyToken)));

/** Requests the closing of the account. */
export const closeAccount = (verifyToken: string, givesUp: boolean): Promise<Result> =>
  change(() => request(setting.closeAccount, { ...withProof(verifyToken), giveUpFlag: givesUp ? 1 : 0 }));

/** Cancels the closing. */
export const cancelClosing = (): Promise<Result> => change(() => request(setting.keepAccount, {}));

/** Requests the archive's current address, which is valid only for minutes. */
export const fetchArchiveAddress = (): Promise<Result<string>> =>
  attempt(async () => {
    const fresh = readOwnData(await request(setting.ownData, {}));
    ownData.value = ref(fresh);
    return fresh.archive.url;
  });
