import { cutText, useLocale } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../i18n/moment.ts';
import { ports } from '../ports.ts';
import { shell } from '../school/shell.store.ts';
import { user } from '../student/user.store.ts';
import * as css from './PrintHead.css.ts';

/** A header for print and PDF only: the school's logo, the student's name and the date. */
export function PrintHead() {
  const locale = useLocale();
  const { shortName, logo } = useSnapshot(shell).current.brand;
  const { student } = useSnapshot(user);
  return (
    <div className={css.head}>
      {logo !== '' && <img className={css.sign} src={logo} alt="" />}
      <strong>{cutText(shortName[locale], 8)}</strong>
      <span className={css.subject}>
        {student?.name} {formatTime(ports.now(), 'day', locale)}
      </span>
    </div>
  );
}
