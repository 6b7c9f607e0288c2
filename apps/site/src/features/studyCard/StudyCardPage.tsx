import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { TextField } from '@lectern/ui/fields';
import { Heading, Inline } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../shared/i18n/moment.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { PersonalFrame } from '../personal/index.ts';
import { openedHref } from './address.ts';
import { CardCourses } from './CardCourses.tsx';
import * as css from './studyCard.css.ts';
import { choiceOf, normalizedCode, type StudyCard, wayOf } from './studyCard.model.ts';
import { checkCard, resetCard, studyCard, redeemCard } from './studyCard.store.ts';
import { studyCardTexts } from './studyCard.texts.ts';

/** Minimum length of a code that the server accepts, checked before sending. */
const MIN_CODE_LENGTH = 4;

const TONES = { usable: 'success', used: 'info', expired: 'warning', stopped: 'warning' } as const;

/** Redeems a study card: its code, what it opens, and the student's confirmation. */
export default function StudyCardPage() {
  const texts = useTexts(studyCardTexts);
  const { step, card, code } = useSnapshot(studyCard);

  useEffect(() => resetCard, []);

  return (
    <PersonalFrame current="lessons" title={texts.title}>
      <p className={css.lead}>{texts.lead}</p>
      <Card padding="large">
        <CodeForm />
      </Card>
      <div className={css.card}>
        {step === 'checking' && <Skeleton shape="box" height="280px" />}
        {card !== undefined && <Shown key={code} card={card} />}
      </div>
    </PersonalFrame>
  );
}

function CodeForm() {
  const texts = useTexts(studyCardTexts);
  const { step, refusal, card } = useSnapshot(studyCard);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const message = card === undefined && refusal !== undefined ? refusal.message || texts.failed : undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizedCode(typed);
    if (code.length < MIN_CODE_LENGTH) setProblem(typed.trim() === '' ? texts.missing : texts.tooShort);
    else if (step !== 'checking' && step !== 'using') void checkCard(typed);
  };

  return (
    <form className={css.form} aria-label={texts.title} noValidate onSubmit={handleSubmit}>
      <TextField
        className={css.code}
        label={texts.code}
        hint={texts.hint}
        message={problem ?? message}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
          resetCard();
        }}
      />
      <Button
        type="submit"
        variant={card === undefined ? 'primary' : 'secondary'}
        className={css.look}
        isBusy={step === 'checking'}
      >
        {texts.viewCourses}
      </Button>
    </form>
  );
}

/** Returns the message about a card that cannot be used. */
function noticeOf(card: StudyCard, texts: typeof studyCardTexts.zh): string {
  if (card.state === 'used') return card.orderId === '' ? texts.usedByOther : texts.usedByYou;
  if (card.state !== 'usable') return texts[card.state];
  return card.courses.length === 0 ? texts.nothing : texts.allOwned;
}

function Shown({ card }: { readonly card: StudyCard }) {
  const texts = useTexts(studyCardTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const use = wayOf(card);

  // Focused, so that screen readers announce the result and the next press of Tab enters it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Card as="section" padding="large" aria-label={card.name || texts.card}>
      <Inline as="header" below="x4" gap="x3">
        <Heading ref={heading} tabIndex={-1}>
          {card.name || texts.card}
        </Heading>
        <Tag tone={TONES[card.state]}>{texts.states[card.state]}</Tag>
      </Inline>
      <DescriptionList
        items={[
          { term: texts.included, value: texts.count(card.courses.length) },
          { term: texts.lasts, value: card.days === 0 ? texts.forever : texts.days(card.days) },
          { term: texts.useBefore, value: formatTime(card.endsAt, 'day', locale) },
        ]}
      />
      {use === 'no' ? <UnusableCard card={card} /> : <UsableCard card={card} />}
    </Card>
  );
}

function UnusableCard({ card }: { readonly card: StudyCard }) {
  const texts = useTexts(studyCardTexts);
  return (
    <>
      <p className={css.notice}>{noticeOf(card, texts)}</p>
      {card.courses.length > 0 && (
        <>
          <h3 className={css.label}>{texts.included}</h3>
          <CardCourses courses={card.courses} />
        </>
      )}
      {card.orderId !== '' && (
        <div className={css.actions}>
          <ButtonLink variant="primary" href={openedHref(card.orderId)}>
            {texts.toOpened}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function UsableCard({ card }: { readonly card: StudyCard }) {
  const texts = useTexts(studyCardTexts);
  const { step, refusal } = useSnapshot(studyCard);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isShort, setShort] = useState(false);
  const max = choiceOf(card);

  const handleUse = async () => {
    setShort(chosen.length < max);
    if (chosen.length < max) return;
    const outcome = await redeemCard(chosen);
    if (outcome.isDone) navigate(openedHref(outcome.value));
  };

  return (
    <>
      {max === 0 ? (
        <>
          <h3 className={css.label}>{texts.opens}</h3>
          <CardCourses courses={card.courses} />
        </>
      ) : (
        <fieldset className={css.choice}>
          <legend className={css.label}>
            {texts.choosing(max)}{' '}
            <span className={css.selectedCount}>{texts.chosen(chosen.length, max)}</span>
          </legend>
          <CardCourses
            courses={card.courses}
            choice={{ chosen, max }}
            onChoose={(next) => {
              setChosen(next);
              setShort(false);
            }}
          />
        </fieldset>
      )}
      {card.courses.some(({ isOwned }) => isOwned) && <p className={css.note}>{texts.someOwned}</p>}
      <div role="alert">
        {isShort && <p className={css.problem}>{texts.chooseFirst(max)}</p>}
        {refusal !== undefined && (
          <p className={css.problem}>
            {refusal.message || texts.useFailed}{' '}
            {refusal.orderId !== '' && <Link href="#/personal/order">{texts.toOrders}</Link>}
          </p>
        )}
      </div>
      <div className={css.actions}>
        <Button variant="primary" size="large" isBusy={step === 'using'} onClick={() => void handleUse()}>
          {texts.use}
        </Button>
      </div>
      <p className={css.note}>{texts.useNote}</p>
    </>
  );
}
