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
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Status of the agreement. */
  state: AgreementState;
}

/** Shows the status of an agreement. */
export function AgreementBadge({ ref, state }: AgreementBadgeProps) {
  const text = useTexts(texts);
  return (
    <Tag {...(ref !== undefined && { ref })} tone={tones[state]} data-state={state}>
      {text.states[state]}
    </Tag>
  );
}

export interface AgreementButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'variant'> {
  /** Status of the agreement. */
  state: AgreementState;
  /** Whether one signature is enough, in which case signing leads straight to study. @defaultValue false */
  isOneEnough?: boolean;
  /** Called to sign the agreement. With `isOneEnough` signing starts study too. */
  onSign: () => void;
  /** Called to start study; omit it where study is started elsewhere: a signed agreement then shows its badge. */
  onEnter?: () => void;
}

/** The action for an agreement: sign it or start study; else its badge. */
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
