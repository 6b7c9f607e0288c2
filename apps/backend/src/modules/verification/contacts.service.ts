import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { memberNow } from '../../platform/http/member.ts';
import { accountChanged, writeMessages } from '../message/index.ts';
import { lockLiveSession } from './lockLiveSession.ts';
import { checkCode, type GoodCode, useCode } from './smsCodes.service.ts';

/** A contact that identifies an account and can reset its password. */
export type Contact = { readonly mobile: string } | { readonly email: string };

/** A contact whose ownership was verified. */
export interface ProvedContact {
  readonly contact: Contact;
  readonly code: GoodCode;
}

/** Checks the code sent to a contact. @throws {BusinessError} code 0 where it is wrong. */
export async function proveContact(
  context: UserContext,
  contact: Contact,
  code: string,
): Promise<ProvedContact> {
  const address = 'mobile' in contact ? contact.mobile : contact.email;
  return { contact, code: await checkCode(context, address, code) };
}

/**
 * Changes the number or address of an account, and notifies its owner. The caller has verified the account's
 * owner (`demandProof`), since a contact gives access to the account.
 * @throws an error that `translateTakenError` converts to a message where somebody else has taken the contact meanwhile.
 */
export async function changeContact(
  tx: Queryable,
  context: UserContext,
  { contact, code }: ProvedContact,
): Promise<void> {
  const { company, user } = context;
  await lockLiveSession(tx, context);
  await useCode(tx, company.id, code);
  await tx.update(users).set(contact).where(eq(users.id, user.id));
  const change = 'mobile' in contact ? 'mobile' : 'email';
  await writeMessages(tx, [accountChanged(memberNow(context), change)]);
}
