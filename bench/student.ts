import { constants, publicEncrypt } from 'node:crypto';
import { createClient, type Client } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as login from '@lectern/sdk/endpoints/login';
import * as order from '@lectern/sdk/endpoints/order';
import * as question from '@lectern/sdk/endpoints/question';
import type { SocketIdentity } from '@lectern/sdk/sockets';

const PASSWORD = 'Lectern2026';

/** A student of the demonstration who has begun a paper. */
export interface BusyStudent {
  readonly client: Client;
  readonly token: string;
  /** What the browser stores of the session, by name. */
  readonly stored: Readonly<Record<string, string>>;
  /** Identity for opening a socket. */
  readonly identity: SocketIdentity;
  readonly recordId: string;
  /** Questions of that paper with a single right option. */
  readonly questionIds: readonly string[];
}

/** Finds addresses of pages that no other page links to: a paper, an order, a package. */
export async function findAddresses({ client, recordId }: BusyStudent): Promise<readonly string[]> {
  const orders = await client.request(order.list, { pageNo: 1, pageSize: 1 });
  const courses = await client.request(catalogue.list, { pageNo: 1, pageSize: 60 });
  const sold = courses.records.find(({ commodityType }) => commodityType === 2);
  return [
    `#/lib/subject/doing?recordId=${recordId}`,
    ...orders.records.map(({ id }) => `#/payment/order?orderId=${id ?? ''}`),
    ...(sold === undefined ? [] : [`#/coursePackage/detail/${sold.commodityId ?? ''}/0`]),
  ];
}

/** Encrypts a password like `encryptPassword`, which needs a browser's random number generator. */
function encryptedPassword(publicKey: string, nonce: string): string {
  const plain = `${nonce}:${Buffer.from(PASSWORD).toString('base64url')}`;
  const key = publicKey.includes('BEGIN')
    ? publicKey
    : `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString('base64');
}

/**
 * Logs in and begins the first paper of the question bank.
 * @param account of the demonstration: `student` has much of everything, `newcomer` nothing.
 */
export async function beginPaper(
  origin: string,
  account: 'newcomer' | 'student' = 'newcomer',
): Promise<BusyStudent> {
  let token = '';
  const client = createClient({ origin, session: () => ({ token }) });
  const config = await client.request(login.config, {});
  const password = encryptedPassword(config.publicKey ?? '', config.nonce ?? '');
  const reply = await client.request(login.password, { account, password, remeberMe: 0, type: 1 });
  token = reply.token.token ?? '';
  const { user } = reply;
  const identity = {
    companyId: user.companyId ?? '',
    schoolId: user.schoolId ?? '',
    userId: user.id ?? '',
    token,
    deviceId: 'bench',
  };
  const papers = await client.request(question.findPapers, {});
  const paperId = papers.records[0]?.paperId ?? '';
  const begun = await client.request(question.generatePaper, { paperId, start: 'fresh' });
  const recordId = begun.recordId ?? '';
  const room = await client.request(answering.paperQuestions, { recordId });
  const questionIds = room.questions
    .filter(({ type }) => type === 'single')
    .map(({ questionId }) => questionId ?? '');
  if (questionIds.length === 0) throw new Error('The first paper has no question to answer');
  const { userId, companyId } = identity;
  const stored = { token, userInfo: JSON.stringify({ userId, companyId, phone: user.mobile ?? '' }) };
  return { client, token, stored, identity, recordId, questionIds };
}
