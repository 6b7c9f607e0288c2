import { Card } from '@lectern/ui/Card';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { useId } from 'react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import type { ReplacedWork, Work } from '../homework.model.ts';
import { FileLinks } from './FileLinks.tsx';
import { MarkedFiles } from './marked/MarkedFiles.tsx';
import { TeacherComment } from './TeacherComment.tsx';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';

/** Earlier hand-ins, newest first; the one to be revised is expanded. Renders nothing if there are none. */
export function Versions({ work: { homework, replaced, teacher } }: { readonly work: Work }) {
  const texts = useTexts(workTexts);
  const name = useId();
  if (replaced.length === 0) return null;
  return (
    <Card as="section" padding="large" gap="x4" aria-labelledby={name}>
      <h2 id={name} className={css.heading}>
        {texts.replaced}
      </h2>
      {replaced.map((version, index) => (
        <Version
          key={version.submittedAt}
          version={version}
          teacher={teacher}
          isOpen={index === 0 && homework.state === 'returned'}
        />
      ))}
    </Card>
  );
}

interface VersionProps {
  readonly version: ReplacedWork;
  readonly teacher: string;
  readonly isOpen: boolean;
}

function Version({
  version: { submittedAt, html, files, commentHtml, marked },
  teacher,
  isOpen,
}: VersionProps) {
  const texts = useTexts(workTexts);
  const locale = useLocale();
  return (
    <details open={isOpen}>
      <summary className={css.summary}>{texts.handedInAt(formatTime(submittedAt, 'moment', locale))}</summary>
      <div className={css.version}>
        {html !== '' && <RichText html={html} className={css.text} />}
        {files.length > 0 && <FileLinks label={texts.files} files={files} />}
        <TeacherComment html={commentHtml} teacher={teacher} isReturned />
        <MarkedFiles files={marked} />
      </div>
    </details>
  );
}
