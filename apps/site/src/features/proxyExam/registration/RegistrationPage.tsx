import { Card } from '@lectern/ui/Card';
import { ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Stepper } from '@lectern/ui/Stepper';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { PersonalFrame } from '../../personal/index.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { ALL_SIGNS, lessonBefore } from '../address.ts';
import { BeginForm } from './BeginForm.tsx';
import { ExamFacts } from '../ExamFacts.tsx';
import { HandedIn } from './HandedIn.tsx';
import { isEditable, type Sign } from '../proxyExam.model.ts';
import { proxyExamTexts } from '../proxyExam.texts.ts';
import * as css from './registration.css.ts';
import { registration, showRegistration } from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { ReturnReason } from '../signs/SignCard.tsx';

/** A registration: first the terms, then the form, then what was handed in. */
export function RegistrationPage({ itemId }: { readonly itemId: string }) {
  const texts = useTexts(registrationTexts);
  const list = useTexts(proxyExamTexts);
  const { status, sign } = useSnapshot(registration);

  const load = useLoad(showRegistration, itemId);

  const toList = { href: ALL_SIGNS, label: texts.allExams };
  return (
    <PersonalFrame
      current="apply"
      title={sign?.name ?? list.title}
      actions={<ButtonLink href={toList.href}>{toList.label}</ButtonLink>}
    >
      <DetailStates
        status={status}
        value={status === 'ready' ? sign : undefined}
        type="certificate"
        missing={{ title: texts.missing, description: texts.missingHelp, ...toList }}
        failed={texts.failed}
        onRetry={load}
        skeleton={
          <div className={css.page} aria-busy>
            <Skeleton shape="box" height="72px" />
            <Skeleton shape="box" height="160px" />
            <Skeleton shape="box" height="320px" />
          </div>
        }
      >
        {(shown) => <Ready sign={shown} />}
      </DetailStates>
    </PersonalFrame>
  );
}

const STEPS = {
  open: 'terms',
  draft: 'form',
  returned: 'form',
  submitted: 'review',
  accepted: null,
} as const;

function Ready({ sign }: { readonly sign: Sign }) {
  const { steps } = useTexts(registrationTexts);
  const lesson = lessonBefore(useSearch());
  const { state } = sign;
  return (
    <div className={css.page}>
      {state !== 'closed' && (
        <Stepper
          label={steps.label}
          steps={(['terms', 'form', 'review'] as const).map((id) => ({ id, label: steps[id] }))}
          current={STEPS[state]}
          hasFailed={state === 'returned'}
        />
      )}
      <Card padding="large" gap="x4">
        {state === 'returned' && <ReturnReason sign={sign} />}
        <ExamFacts sign={sign} />
      </Card>
      {state === 'open' ? (
        <BeginForm />
      ) : isEditable(sign) ? (
        <RegistrationForm key={sign.signId} />
      ) : (
        <HandedIn sign={sign} lesson={lesson} />
      )}
    </div>
  );
}
