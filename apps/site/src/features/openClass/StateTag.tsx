import { Tag } from '@lectern/ui/Badge';
import { useTexts } from '@lectern/ui/locale';
import type { OpenClass } from './openClass.model.ts';
import { openClassTexts } from './openClass.texts.ts';

const TONES = { now: 'danger', upcoming: 'accent', finished: 'neutral' } as const;

/** The state of an open class, in a word. */
export function StateTag({ openClass: { state, replayHref } }: { readonly openClass: OpenClass }) {
  const texts = useTexts(openClassTexts);
  return (
    <Tag tone={TONES[state]}>
      {state === 'finished' && replayHref !== '' ? texts.replay : texts.states[state]}
    </Tag>
  );
}
