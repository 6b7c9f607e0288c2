import {
  type CertificateStatus,
  count,
  create,
  learnPdfUrl,
  list,
  markRead,
  trainPdfUrl,
  unlockField,
} from '@lectern/sdk/endpoints/certificate';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { ports } from '../../shared/ports.ts';
import { ownAddress, requireOwnAddress } from '../../shared/safety/outsideLinks.ts';
import { createPartialLoader } from '../../shared/partialLoader.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import {
  type Certificate,
  type Counts,
  readCertificates,
  readCounts,
  readFields,
  type UnlockField,
} from './certificate.model.ts';

/** The student's certificates in one state, or all. */
export interface CertificatesState {
  status: LoadStatus;
  records: readonly Certificate[];
  /** Undefined until loaded; the list does not wait for them. */
  counts: Counts | undefined;
}

export const certificates = proxy<CertificatesState>({ status: 'idle', records: [], counts: undefined });

const { load } = loadInto(certificates);
const loadNumbers = createPartialLoader(certificates, { counts: undefined });

const loadCounts = () => loadNumbers(async () => ({ counts: ref(readCounts(await request(count, {}))) }));

/** Maximum certificates that one call marks as seen. */
const MAX_MARKED = 200;

/**
 * Marks the shown certificates as seen on the server. The marks on the page stay as long as the list does, so
 * that they can be noticed.
 */
async function markSeen(records: readonly Certificate[]): Promise<void> {
  const ids = records.filter(({ isUnread }) => isUnread).map(({ id }) => id);
  if (ids.length === 0) return;
  // Any others are marked next time, as all are if this fails.
  const relationIds = ids.slice(0, MAX_MARKED).join(',');
  await request(markRead, { relationIds }).catch(() => undefined);
}

/** Loads the certificates in a state, or all; the previous ones stay visible until the reply arrives. */
export const showCertificates = prefetched(async (status: CertificateStatus | undefined): Promise<void> => {
  const counting = loadCounts();
  const isShown = await load(async () => {
    const records = readCertificates(await request(list, status === undefined ? {} : { status }));
    return { records: ref(records) };
  });
  // When the page is only rendered on the server, nobody has seen it.
  if (isShown && ports.isRenderOnly !== true) void markSeen(certificates.records);
  await counting;
});

/**
 * Loads the fields to fill in before a certificate is issued.
 * @throws ApiError
 */
export async function loadFields(relationId: string): Promise<UnlockField[]> {
  return readFields(await request(unlockField, { relationId }));
}

/** Issues a certificate. */
export const claim = (relationId: string, answers: Readonly<Record<string, string>>): Promise<Result> =>
  attempt(async () => {
    const fields = Object.entries(answers).map(([fieldCode, value]) => ({ fieldCode, value: value.trim() }));
    await request(create, { relationId, ...(fields.length > 0 && { fields }) });
  });

/** Returns the address of a certificate's picture; empty if there is none that may be shown. */
export const pictureOf = ({ previewUrl }: Pick<Certificate, 'previewUrl'>): string => ownAddress(previewUrl);

/** Downloads a certificate, or the proof of study behind it; returns why it could not, if so. */
export const download = (relationId: string, kind: 'certificate' | 'study'): Promise<Result> =>
  attempt(async () => {
    const reply = await request(kind === 'certificate' ? trainPdfUrl : learnPdfUrl, { relationId });
    // It is served as a download, so the page stays.
    ports.leave(requireOwnAddress(reply.url));
  });
