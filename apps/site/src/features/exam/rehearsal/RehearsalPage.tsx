import { Card } from '@lectern/ui/Card';
import { Tag, type TagTone } from '@lectern/ui/Badge';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button } from '@lectern/ui/Button';
import { CircleCheckIcon, CircleCloseIcon, MinusIcon, WarningIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { Spinner } from '@lectern/ui/Spinner';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Page } from '../../../shared/page/Page.tsx';
import { examTexts } from '../exam.texts.ts';
import { type CheckId, checkIds, type Finding } from './rehearsal.checks.ts';
import * as css from './rehearsal.css.ts';
import { beginRehearsal, leaveRehearsal, rehearsal, tryCamera, verdictOf } from './rehearsal.store.ts';
import { rehearsalTexts } from './rehearsal.texts.ts';

const ICONS = { good: CircleCheckIcon, warning: WarningIcon, bad: CircleCloseIcon } as const;
const TONES: Readonly<Record<Finding['grade'], TagTone>> = {
  good: 'success',
  warning: 'warning',
  bad: 'danger',
};

/** Checks device and connection before the day of an exam, and says clearly whether they are good enough. */
export default function RehearsalPage() {
  const texts = useTexts(rehearsalTexts);
  const exams = useTexts(examTexts);
  const { step, findings, waitingCount, running } = useSnapshot(rehearsal);
  useEffect(() => leaveRehearsal, []);
  const verdict = verdictOf(findings);
  const isCutting = running.includes('cut') && waitingCount > 0;
  return (
    <Page
      title={texts.title}
      breadcrumb={
        <Breadcrumb
          steps={[{ label: exams.title, href: '#/lib/subject/exampaper' }, { label: texts.title }]}
        />
      }
    >
      <div className={css.layout}>
        <Card
          padding="large"
          gap="x4"
          className={css.verdict}
          {...(step === 'done' && verdict !== undefined && { 'data-grade': verdict })}
        >
          <p className={css.text} role="status">
            {step === 'idle'
              ? texts.notYet
              : isCutting
                ? texts.waiting(waitingCount)
                : step === 'running' || verdict === undefined
                  ? texts.running
                  : texts.verdicts[verdict]}
          </p>
          <p className={css.intro}>{texts.intro}</p>
          <Button
            variant="primary"
            size="large"
            isBusy={step === 'running'}
            onClick={() => void beginRehearsal()}
          >
            {step === 'done' ? texts.again : texts.begin}
          </Button>
        </Card>
        <ul className={css.checks}>
          {checkIds.map((id) => (
            <Check key={id} id={id} finding={findings[id]} isRunning={running.includes(id)} />
          ))}
        </ul>
      </div>
    </Page>
  );
}

function Check({
  id,
  finding,
  isRunning,
}: {
  readonly id: CheckId;
  readonly finding: Finding | undefined;
  readonly isRunning: boolean;
}) {
  const texts = useTexts(rehearsalTexts);
  const Sign = finding === undefined ? MinusIcon : ICONS[finding.grade];
  return (
    <li className={css.check} {...(finding !== undefined && !isRunning && { 'data-grade': finding.grade })}>
      <span className={css.icon}>{isRunning ? <Spinner /> : <Sign />}</span>
      <div>
        <h2 className={css.name}>{texts.names[id]}</h2>
        <p className={css.detail}>
          {isRunning ? texts.running : finding === undefined ? texts.looksAt[id] : texts.found[id](finding)}
        </p>
      </div>
      {id === 'camera' && finding?.grade !== 'good' ? (
        <Button className={css.action} size="small" isBusy={isRunning} onClick={() => void tryCamera()}>
          {texts.camera}
        </Button>
      ) : (
        finding !== undefined &&
        !isRunning && <Tag tone={TONES[finding.grade]}>{texts.grades[finding.grade]}</Tag>
      )}
    </li>
  );
}
