import type { Ref } from 'react';
import { Tag, type TagTone } from '../Badge/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { useTexts } from '../locale/index.ts';
import { texts } from './agreements.texts.ts';
import type { AgreementState } from './agreementState.ts';

const tones = {
  unsigned: 'warning',
  signed: 'success',
  expired: 'danger',
  notNeeded: 'neutral',
} as const satisfies Record<AgreementState, TagTone>;

export interface AgreementBadgeProps {
  /** The element itself. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Where the agreement stands. */
  state: AgreementState;
}

/** Says where an agreement stands. */
export function AgreementBadge({ ref, state }: AgreementBadgeProps) {
  const text = useTexts(texts);
  return (
    <Tag {...(ref !== undefined && { ref })} tone={tones[state]} data-state={state}>
      {text.states[state]}
    </Tag>
  );
}

export interface AgreementButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'variant'> {
  /** Where the agreement stands. */
  state: AgreementState;
  /** A single signature is enough: signing leads straight to study. @defaultValue false */
  isOneEnough?: boolean;
  /** Asked to sign, or to enter study where that is done. */
  onSign: () => void;
  /** Left out where study is entered elsewhere: a signed agreement then shows its badge. */
  onEnter?: () => void;
}

/** What can be done with an agreement: sign it, or enter study; else its badge. */
export function AgreementButton({
  state,
  isOneEnough = false,
  onSign,
  onEnter,
  ...button
}: AgreementButtonProps) {
  const text = useTexts(texts);
  if (state === 'unsigned') {
    return (
      <Button {...button} variant="primary" onClick={onSign}>
        {isOneEnough ? text.signAndStudy : text.sign}
      </Button>
    );
  }
  if (state !== 'expired' && onEnter) {
    return (
      <Button {...button} variant="primary" onClick={onEnter}>
        {text.enterStudy}
      </Button>
    );
  }
  return <AgreementBadge state={state} />;
}
