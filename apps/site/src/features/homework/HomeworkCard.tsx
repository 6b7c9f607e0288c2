import { Card } from '@lectern/ui/Card';
import { ButtonLink } from '@lectern/ui/Button';
import { Dotted, Heading, Inline, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { labelled } from '../../shared/i18n/labelled.ts';
import { homeworkHref } from './address.ts';
import { DueTime } from './DueTime.tsx';
import * as css from './homework.css.ts';
import { type Homework, isOpen } from './homework.model.ts';
import { homeworkTexts } from './homework.texts.ts';
import { StateTags } from './StateTags.tsx';

/** A piece of homework in the list: its lesson, when it is due, and the one next step. */
export function HomeworkCard({ homework }: { readonly homework: Homework }) {
  const texts = useTexts(homeworkTexts);
  const locale = useLocale();
  const { id, name, course, lesson, state, score, totalScore, paperId } = homework;
  const href = homeworkHref(id);
  const action = paperId === '' ? texts.actions[state] : texts.paperActions[state];
  return (
    <Card as="article" padding="large" gap="x2" className={css.card} aria-label={name} data-state={state}>
      <Stack gap="x2">
        <Inline as="header" gap="x2">
          <Heading size="md">
            <Link className={css.nameLink} href={href}>
              {name}
            </Link>
          </Heading>
          <StateTags homework={homework} />
        </Inline>
        <p className={css.lesson}>
          <Dotted>{[course, lesson].filter(Boolean).join(' · ')}</Dotted>
        </p>
        <DueTime homework={homework} />
      </Stack>
      <div className={css.end}>
        {score !== undefined && <span className={css.score}>{texts.score(score, totalScore)}</span>}
        <ButtonLink
          className={css.action}
          variant={isOpen(homework) ? 'primary' : 'secondary'}
          href={href}
          aria-label={labelled(locale, action, name)}
        >
          {action}
        </ButtonLink>
      </div>
    </Card>
  );
}
