import type { SignState } from '@lectern/sdk/endpoints/proxyExam';
import { Card } from '@lectern/ui/Card';
import { Tag, type TagTone } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { Checkbox } from '@lectern/ui/fields';
import { Heading, Inline } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { Reason } from '../../../shared/page/Reason.tsx';
import { ports } from '../../../shared/ports.ts';
import { signHref } from '../address.ts';
import { ExamFacts } from '../ExamFacts.tsx';
import * as css from '../proxyExam.css.ts';
import { canTakePlace, type Sign, windowOf } from '../proxyExam.model.ts';
import { proxyExamTexts } from '../proxyExam.texts.ts';

// The text of the tag says the same as its tone.
const stateTones: Readonly<Record<SignState, TagTone>> = {
  open: 'accent',
  draft: 'warning',
  returned: 'danger',
  submitted: 'info',
  accepted: 'success',
  closed: 'neutral',
};

export interface SignCardProps {
  readonly sign: Sign;
  /** Whether it is selected for a common choice of a site; undefined if several cannot be selected. */
  readonly isPicked?: boolean | undefined;
  readonly onPick: (isPicked: boolean) => void;
  readonly onChoosePlace: () => void;
}

/** An exam of the list: its state, and the one next step. */
export function SignCard({ sign, isPicked, onPick, onChoosePlace }: SignCardProps) {
  const texts = useTexts(proxyExamTexts);
  const locale = useLocale();
  const { name, state, place } = sign;
  const href = signHref(sign.itemId);
  const isDue =
    state === 'returned' ||
    state === 'draft' ||
    (state === 'open' && windowOf(sign, ports.now()) === 'within');
  const action = isDue ? texts.actions[state] : texts.actions.closed;
  const placeAction = place === '' ? texts.choosePlace : texts.changePlace;
  return (
    <Card as="article" padding="large" gap="x3" aria-label={name} data-state={state}>
      <Inline as="header" gap="x2">
        <Heading size="md">
          <Link className={css.nameLink} href={href}>
            {name}
          </Link>
        </Heading>
        <Tag tone={stateTones[state]}>{texts.states[state]}</Tag>
      </Inline>
      {state === 'returned' && <ReturnReason sign={sign} />}
      <ExamFacts sign={sign} />
      <footer className={css.footer}>
        {isPicked !== undefined && (
          <Checkbox
            className={css.pick}
            aria-label={texts.pick(name)}
            checked={isPicked}
            onChange={(event) => onPick(event.currentTarget.checked)}
          >
            {texts.pickShort}
          </Checkbox>
        )}
        {canTakePlace(sign) && (
          <Button onClick={onChoosePlace} aria-label={labelled(locale, placeAction, name)}>
            {placeAction}
          </Button>
        )}
        <ButtonLink
          variant={isDue ? 'primary' : 'secondary'}
          href={href}
          aria-label={labelled(locale, action, name)}
        >
          {action}
        </ButtonLink>
      </footer>
    </Card>
  );
}

/** Shows why the school returned a registration. */
export function ReturnReason({ sign }: { readonly sign: Sign }) {
  const texts = useTexts(proxyExamTexts);
  return <Reason name={texts.reason}>{sign.reason || texts.noReason}</Reason>;
}
