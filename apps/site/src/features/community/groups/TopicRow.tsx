import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatTime } from '../../../shared/i18n/moment.ts';
import * as css from '../community.css.ts';
import { groupHref } from './address.ts';
import type { Topic } from './group.model.ts';
import { groupTexts } from './group.texts.ts';

export interface TopicRowProps {
  readonly topic: Topic;
  /**
   * Whether to name the group instead of the author.
   * @defaultValue false
   */
  readonly isOwnList?: boolean;
}

/** A topic in a list: its number of replies, its title as a link, and the time of its latest contribution. */
export function TopicRow({ topic, isOwnList = false }: TopicRowProps) {
  const texts = useTexts(groupTexts);
  const {
    id,
    groupId,
    groupName,
    title,
    summary,
    author,
    postedAt,
    activeAt,
    replyCount,
    isPinned,
    pictureCount,
    unread,
  } = topic;
  const moment = replyCount > 0 ? activeAt : postedAt;
  // Heading level: below a group's heading of topics, or directly below the page's own.
  const Heading = isOwnList ? 'h2' : 'h3';
  const time = formatTime(moment, 'moment', useLocale());
  return (
    <Card as="article" padding="large" gap="x6" className={css.row} aria-label={title}>
      <p className={css.count} data-state={replyCount > 0 ? 'answered' : 'waiting'}>
        <span className={css.number}>{replyCount}</span>
        <span className={css.unit}>{texts.replyUnit(replyCount)}</span>
      </p>
      <Stack gap="x2">
        <Heading className={css.name}>
          <Link className={css.nameLink} href={groupHref(groupId, { topicId: id })}>
            {title}
          </Link>
        </Heading>
        {summary !== '' && <p className={css.summary}>{summary}</p>}
        <p className={css.meta}>
          {isPinned && <Tag tone="info">{texts.pinned}</Tag>}
          {unread > 0 && <Tag tone="danger">{texts.unread(unread)}</Tag>}
          <span>{isOwnList ? groupName : author.name}</span>
          {time !== '' && <time dateTime={moment}>{replyCount > 0 ? texts.replied(time) : time}</time>}
          {pictureCount > 0 && <span>{texts.pictures(pictureCount)}</span>}
        </p>
      </Stack>
    </Card>
  );
}
