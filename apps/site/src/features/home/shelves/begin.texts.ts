import { inBoth } from '@lectern/ui/locale';

/** Texts that lead a new student to their first questions. */
export const beginTexts = inBoth({
  title: ['选一科，定个目标', 'Pick a subject and goal'],
  text: ['两个小问题，马上知道从哪里开始', 'Answer two short questions to find where to start'],
});
