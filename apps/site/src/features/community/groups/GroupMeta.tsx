import { Tag } from '@lectern/ui/Badge';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatTime } from '../../../shared/i18n/moment.ts';
import * as css from '../community.css.ts';
import type { Group } from './group.model.ts';
import { groupTexts } from './group.texts.ts';

/** One line about a group: its owner, its numbers of members and topics, and the time of the latest contribution. */
export function GroupMeta({
  group: { owner, memberCount, topicCount, activeAt, isJoined, isOwn },
}: {
  readonly group: Group;
}) {
  const texts = useTexts(groupTexts);
  const time = formatTime(activeAt, 'moment', useLocale());
  return (
    <p className={css.meta}>
      {isOwn ? <Tag tone="info">{texts.own}</Tag> : isJoined && <Tag tone="success">{texts.joined}</Tag>}
      <span>{owner === '' ? texts.school : texts.owner(owner)}</span>
      <span>{texts.members(memberCount)}</span>
      <span>{texts.topics(topicCount)}</span>
      {time !== '' && <time dateTime={activeAt}>{texts.active(time)}</time>}
    </p>
  );
}
