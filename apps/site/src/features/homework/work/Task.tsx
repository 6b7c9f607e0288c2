import { Card } from '@lectern/ui/Card';
import { Dotted, Inline, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { useId } from 'react';
import { DueTime } from '../DueTime.tsx';
import { FileLinks } from './FileLinks.tsx';
import * as list from '../homework.css.ts';
import type { Work } from '../homework.model.ts';
import { StateTags } from '../StateTags.tsx';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';

/** The task: its lesson, when it is due, and the teacher's text and files. */
export function Task({ work: { homework, taskHtml, taskFiles } }: { readonly work: Work }) {
  const texts = useTexts(workTexts);
  const name = useId();
  return (
    <Card as="section" padding="large" gap="x4" aria-labelledby={name}>
      <Stack as="header" gap="x2">
        <Inline gap="x2">
          <h2 id={name} className={css.heading}>
            {texts.task}
          </h2>
          <StateTags homework={homework} />
        </Inline>
        <p className={list.lesson}>
          <Dotted>{[homework.course, homework.lesson].filter(Boolean).join(' · ')}</Dotted>
        </p>
        <DueTime homework={homework} />
      </Stack>
      {taskHtml === '' ? (
        <p className={css.help}>{texts.noTask}</p>
      ) : (
        <RichText html={taskHtml} className={css.text} />
      )}
      {taskFiles.length > 0 && <FileLinks label={texts.files} files={taskFiles} />}
    </Card>
  );
}
