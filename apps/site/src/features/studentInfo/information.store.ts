import type { Reply } from '@lectern/sdk';
import {
  type StudentInfoCheck,
  type TargetType,
  validatePerfectStudentInfo,
} from '@lectern/sdk/endpoints/agreement';
import { readNeeds, type StudentInfoNeeds } from '@lectern/ui/StudentInfoForm';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';

/** The information that the school requires before something is studied. */
export interface InformationState {
  /** The form of personal data, or otherwise the school's own questions; `nothing` if nothing is missing. */
  asks: 'nothing' | 'person' | 'school';
  needs: StudentInfoNeeds;
  /** `mobileFlag` is 1: an existing phone number cannot be changed. */
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

/** Requests what is missing for a target and stores it; the reply itself is for the gate. */
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
