import { Button } from '@lectern/ui/Button';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import * as css from './welcome.css.ts';
import { goHome, skipGoal, welcome } from './welcome.store.ts';
import { welcomeTexts } from './welcome.texts.ts';

const STEPS = 2;

/** Leaves without an answer. If even that could not be saved, the question is asked again another time. */
async function skip(): Promise<void> {
  await skipGoal();
  goHome();
}

interface HeadProps {
  /** Undefined when no question is left. */
  readonly step: number | undefined;
  readonly title: string;
  readonly help: string;
}

/** The question's heading; it takes the focus at each new step, so that screen readers announce it. */
export function Head({ step, title, help }: HeadProps) {
  const texts = useTexts(welcomeTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step !== 1) heading.current?.focus();
  }, [step]);
  return (
    <Stack gap="x2">
      {step !== undefined && <p className={css.step}>{texts.step(step, STEPS)}</p>}
      <Heading ref={heading} tabIndex={-1} level={1} size="xxl">
        {title}
      </Heading>
      <p className={css.help}>{help}</p>
    </Stack>
  );
}

interface QuestionProps extends HeadProps {
  readonly canGoOn: boolean;
  readonly onNext: () => void;
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** A question with buttons to continue and to skip. */
export function Question({ canGoOn, onNext, before, children, ...head }: QuestionProps) {
  const texts = useTexts(welcomeTexts);
  const { isSaving } = useSnapshot(welcome);
  return (
    <Stack
      as="form"
      gap="x6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canGoOn) onNext();
      }}
    >
      <Head {...head} />
      <div className={css.choices}>{children}</div>
      <Inline gap="x3">
        <Button type="submit" variant="primary" size="large" disabled={!canGoOn} isBusy={isSaving}>
          {texts.next}
        </Button>
        {before}
        <Button className={css.skip} variant="quiet" size="large" onClick={() => void skip()}>
          {texts.skip}
        </Button>
      </Inline>
    </Stack>
  );
}
