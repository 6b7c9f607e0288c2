import type { Context, UserContext } from './context.ts';

/** The calling student. */
export interface Member {
  readonly companyId: string;
  readonly userId: string;
}

/** The calling student, and the time of the call. */
export interface MemberNow extends Member {
  readonly now: Date;
}

/** The caller, a student or an anonymous visitor. */
export interface Viewer {
  readonly companyId: string;
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
}

/** A school of a company, whose content is shown. */
export interface InSchool {
  readonly companyId: string;
  readonly schoolId: string;
}

/** The caller, and the school. */
export interface SchoolViewer extends Viewer, InSchool {}

/** Returns the student of a request. */
export const memberOf = ({ company, user }: Pick<UserContext, 'company' | 'user'>): Member => ({
  companyId: company.id,
  userId: user.id,
});

/** Returns the student of a request, and its time. */
export const memberNow = ({
  company,
  user,
  clock,
}: Pick<UserContext, 'company' | 'user' | 'clock'>): MemberNow => ({
  companyId: company.id,
  userId: user.id,
  now: clock.now(),
});

/** Returns the caller of a request that needs no log-in. */
export const viewerOf = ({ company, user }: Pick<Context, 'company' | 'user'>): Viewer => ({
  companyId: company.id,
  userId: user?.id,
});
