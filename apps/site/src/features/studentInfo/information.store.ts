import type { Reply } from '@lectern/sdk';
import {
  type StudentInfoCheck,
  type TargetType,
  validatePerfectStudentInfo,
} from '@lectern/sdk/endpoints/agreement';
import { readNeeds, type StudentInfoNeeds } from '@lectern/ui/StudentInfoForm';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';

/** What the school wants to know before something is studied. */
export interface InformationState {
  /** The form of the person, or else the school's own questions; `nothing` where nothing is missing. */
  asks: 'nothing' | 'person' | 'school';
  needs: StudentInfoNeeds;
  /** `mobileFlag` is 1: a phone that exists stays. */
  isMobileFixed: boolean;
}

export const information = proxy<InformationState>({
  asks: 'nothing',
  needs: readNeeds({}),
  isMobileFixed: false,
});

/** What is to be studied or signed for. */
export interface InformationTarget {
  readonly targetId: string;
  readonly targetType: TargetType;
}

/** Asks what is missing before a target and keeps it; the reply itself is for the gate. */
export async function askInformation({
  targetId,
  targetType,
}: InformationTarget): Promise<Reply<StudentInfoCheck>> {
  const reply = await request(validatePerfectStudentInfo, {
    targetId,
    type: targetType === 'PACKAGE' ? 1 : 0,
  });
  const needs = readNeeds(reply.deficiencyInfo);
  const isPersonal = Object.values(needs).includes(true);
  information.needs = needs;
  information.isMobileFixed = reply.companyRegisterConfig.mobileFlag === 1;
  information.asks = (reply.result ?? false) ? 'nothing' : isPersonal ? 'person' : 'school';
  return reply;
}
