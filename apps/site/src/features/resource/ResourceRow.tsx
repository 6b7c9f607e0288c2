import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Dotted } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Link } from '@lectern/ui/link';
import { formatBytes } from '@lectern/ui/Uploader';
import type { ReactNode } from 'react';
import { formatTime } from '../../shared/i18n/moment.ts';
import { resourceHref } from './address.ts';
import { KindIcon } from './KindIcon.tsx';
import * as css from './resource.css.ts';
import type { Resource } from './resource.model.ts';
import { resourceTexts } from './resource.texts.ts';

export interface ResourceRowProps {
  readonly resource: Resource;
  /** Actions for the file. */
  readonly actions: ReactNode;
}

/** A file in a list: its name, owner, date and actions. */
export function ResourceRow({ resource, actions }: ResourceRowProps) {
  const texts = useTexts(resourceTexts);
  const locale = useLocale();
  const {
    id,
    name,
    kind,
    extension,
    bytes,
    subject,
    summary,
    owner,
    isOwn,
    sharedAt,
    downloads,
    isForMembers,
    state,
  } = resource;
  const time = formatTime(sharedAt, 'day', locale);
  return (
    <Card as="article" className={css.row} aria-label={name}>
      <KindIcon kind={kind} extension={extension} />
      <div className={css.details}>
        <h2 className={css.name}>
          <Link className={css.nameLink} href={resourceHref(id)}>
            {name}
          </Link>
          {isForMembers && <Tag tone="warning">{texts.members}</Tag>}
          {state !== 'shown' && (
            <Tag tone={state === 'pending' ? 'info' : 'danger'}>{texts.states[state]}</Tag>
          )}
        </h2>
        {state !== 'shown' ? (
          <p className={css.help}>{texts.stateHelp[state]}</p>
        ) : (
          summary !== '' && <p className={css.summary}>{summary}</p>
        )}
        <p className={css.meta}>
          <Dotted>{`${texts.kinds[kind]} · ${formatBytes(bytes)}`}</Dotted>
          {subject[locale] !== '' && <span>{subject[locale]}</span>}
          <span>{isOwn ? texts.own : owner || texts.school}</span>
          {time !== '' && <time dateTime={sharedAt}>{time}</time>}
          <span>{texts.downloaded(downloads)}</span>
        </p>
      </div>
      <div className={css.actions}>{actions}</div>
    </Card>
  );
}
