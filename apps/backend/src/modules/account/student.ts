import type { UserContext } from '../../http/context.ts';

/** Whose account, and when: all from the context. */
export interface Student {
  readonly companyId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Who asks, and when. */
export const studentOf = ({
  company,
  user,
  clock,
}: Pick<UserContext, 'company' | 'user' | 'clock'>): Student => ({
  companyId: company.id,
  userId: user.id,
  now: clock.now(),
});
