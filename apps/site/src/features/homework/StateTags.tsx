import { Tag } from '@lectern/ui/Badge';
import { useTexts } from '@lectern/ui/locale';
import type { Homework } from './homework.model.ts';
import { homeworkTexts } from './homework.texts.ts';
import { stateTones } from './stateTones.ts';

/** Says where homework stands, and whether it came late. */
export function StateTags({ homework: { state, isLate } }: { readonly homework: Homework }) {
  const texts = useTexts(homeworkTexts);
  return (
    <>
      <Tag tone={stateTones[state]}>{texts.states[state]}</Tag>
      {isLate && <Tag tone="warning">{texts.late}</Tag>}
    </>
  );
}
