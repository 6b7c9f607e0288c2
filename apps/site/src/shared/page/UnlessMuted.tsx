import { useLocale, useTexts } from '@lectern/ui/locale';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../i18n/moment.ts';
import { ports } from '../ports.ts';
import type { Mute } from '../student/student.ts';
import { user } from '../student/user.store.ts';
import { Reason } from './Reason.tsx';
import { mutedTexts } from './unlessMuted.texts.ts';

/** Returns the school's mute of the student; undefined where none is in force. */
export function useMute(): Mute | undefined {
  const mute = useSnapshot(user).student?.mute;
  const isOver = mute !== undefined && mute.until !== '' && Date.parse(mute.until) <= ports.now();
  return isOver ? undefined : mute;
}

/**
 * Shows a form for what other students see; to a student whom the school mutes, why and until when instead, so
 * that nobody writes a text that is refused.
 */
export function UnlessMuted({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(mutedTexts);
  const locale = useLocale();
  const mute = useMute();
  if (mute === undefined) return children;
  const { reason, until } = mute;
  return (
    <Reason name={until === '' ? texts.untilLifted : texts.forNow(formatTime(until, 'moment', locale))}>
      {reason}
    </Reason>
  );
}
