import type { Context, UserContext } from './context.ts';

/** Who asks: a student of a company. */
export interface Member {
  readonly companyId: string;
  readonly userId: string;
}

/** Who asks, and when. */
export interface MemberNow extends Member {
  readonly now: Date;
}

/** Who looks: a student or a visitor. */
export interface Viewer {
  readonly companyId: string;
  /** Undefined for a visitor. */
  readonly userId: string | undefined;
}

/** A school, by which what it shows is found. */
export interface InSchool {
  readonly companyId: string;
  readonly schoolId: string;
}

/** Who looks, and in which school. */
export interface SchoolViewer extends Viewer, InSchool {}

/** The student of a request. */
export const memberOf = ({ company, user }: Pick<UserContext, 'company' | 'user'>): Member => ({
  companyId: company.id,
  userId: user.id,
});

/** The student of a request, and its time. */
export const memberNow = ({
  company,
  user,
  clock,
}: Pick<UserContext, 'company' | 'user' | 'clock'>): MemberNow => ({
  companyId: company.id,
  userId: user.id,
  now: clock.now(),
});

/** Who looks, of a request that needs no log-in. */
export const viewerOf = ({ company, user }: Pick<Context, 'company' | 'user'>): Viewer => ({
  companyId: company.id,
  userId: user?.id,
});
