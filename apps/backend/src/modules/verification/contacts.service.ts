import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { memberNow } from '../../platform/http/member.ts';
import { accountChanged, writeMessages } from '../message/index.ts';
import { holdLogIn } from './heldLogIn.ts';
import { checkCode, type GoodCode, useCode } from './smsCodes.service.ts';

/** What leads to an account and lets its password be set anew. */
export type Contact = { readonly mobile: string } | { readonly email: string };

/** A contact that its student has shown to be theirs. */
export interface ProvedContact {
  readonly contact: Contact;
  readonly code: GoodCode;
}

/** Checks the code that went to a contact. @throws {BusinessError} code 0 when it does not fit. */
export async function proveContact(
  context: UserContext,
  contact: Contact,
  code: string,
): Promise<ProvedContact> {
  const address = 'mobile' in contact ? contact.mobile : contact.email;
  return { contact, code: await checkCode(context, address, code) };
}

/**
 * Gives an account another number or address, and tells its owner. Who asks has shown before that the account is theirs
 * (`demandProof`), since a contact opens it.
 * @throws what `asTaken` turns into the words for a contact that is somebody else's meanwhile.
 */
export async function changeContact(
  tx: Queryable,
  context: UserContext,
  { contact, code }: ProvedContact,
): Promise<void> {
  const { company, user } = context;
  await holdLogIn(tx, context);
  await useCode(tx, company.id, code);
  await tx.update(users).set(contact).where(eq(users.id, user.id));
  const change = 'mobile' in contact ? 'mobile' : 'email';
  await writeMessages(tx, [accountChanged(memberNow(context), change)]);
}
