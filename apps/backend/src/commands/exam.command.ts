import { area as exam } from '../modules/exam/command.ts';
import { addExamRefundVerb } from '../modules/refund/command.ts';
import type { Area } from '../platform/commands/area.ts';

/** Commands about exams, their results and the refunds of results. */
export const area: Area = {
  ...exam,
  addVerbs(commands) {
    exam.addVerbs(commands);
    addExamRefundVerb(commands);
  },
};
