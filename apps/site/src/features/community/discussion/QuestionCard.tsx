import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Heading } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { reach } from '../../../shared/page/reach.css.ts';
import { courseHref } from '../../../shared/routes/pages.ts';
import { MY_QUESTIONS } from '../address.ts';
import * as css from '../community.css.ts';
import type { Discussion } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import { EraseButton } from '../post/EraseButton.tsx';
import { Pictures } from '../post/Pictures.tsx';
import { RevisionTools } from '../revisions/RevisionTools.tsx';
import { eraseQuestion, saveQuestion } from './discussion.store.ts';

/** The question itself: author, text, subject or course, and the button to remove it. */
export function QuestionCard({
  value: { question, html, revisions, pictures, commodityId },
}: {
  readonly value: Discussion;
}) {
  const texts = useTexts(communityTexts);
  const { id, title, author, subject, course, askedAt, answerCount, isAccepted } = question;
  const time = formatTime(askedAt, 'moment', useLocale());
  return (
    <Card as="article" padding="large" gap="x4" aria-label={title}>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <p className={css.meta}>
        {isAccepted && <Tag tone="success">{texts.accepted}</Tag>}
        {subject !== '' && <span>{subject}</span>}
        {course !== '' &&
          (commodityId === '' ? (
            <span>{texts.course(course)}</span>
          ) : (
            <Link className={reach} href={courseHref(commodityId, '')}>
              {texts.course(course)}
            </Link>
          ))}
        {author.name !== '' && <span>{texts.askedBy(author.name)}</span>}
        {time !== '' && <time dateTime={askedAt}>{time}</time>}
      </p>
      {html !== '' && <RichText html={html} className={css.richText} />}
      <Pictures pictures={pictures} />
      <div className={css.footer}>
        <RevisionTools revisions={revisions} title={title} onSave={(edited) => saveQuestion(id, edited)} />
        {author.isOwn && answerCount === 0 && (
          <EraseButton
            label={texts.removeQuestion}
            onErase={() => eraseQuestion(id)}
            onErased={() => navigate(MY_QUESTIONS)}
          />
        )}
      </div>
    </Card>
  );
}
