import { Button, ButtonLink } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { situationMessage } from '@lectern/sdk';
import { useSnapshot } from 'valtio/react';
import { ports } from '../../shared/ports.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { requireLogin } from '../../shared/session/requireLogin.ts';
import { confirm } from '../../shared/overlays/confirm.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { showRefusal } from '../../shared/overlays/toastResult.ts';
import { openClassesHref } from './address.ts';
import { actionOf, type OpenClass } from './openClass.model.ts';
import { bookOpenClass, cancelBooking, enterOpenClass, openClassWork } from './openClass.store.ts';
import { openClassTexts } from './openClass.texts.ts';

export interface ActionProps {
  readonly openClass: OpenClass;
  /** Reloads what the action has changed. */
  readonly onChanged: () => void;
  /**
   * Whether it is on a card, where it is short and labelled with the class's name.
   * @defaultValue false
   */
  readonly isOnCard?: boolean;
  /**
   * Whether it takes the full width.
   * @defaultValue false
   */
  readonly isBlock?: boolean;
}

/** The main action for an open class: book, cancel the booking, enter, or watch the replay. A visitor logs in first. */
export function Action({ openClass, onChanged, isOnCard = false, isBlock = false }: ActionProps) {
  const texts = useTexts(openClassTexts);
  const locale = useLocale();
  const { step, id } = useSnapshot(openClassWork);
  const action = actionOf(openClass);
  const actionTexts = (isOnCard ? texts.actions : texts.pageActions)[action];
  const look = {
    size: isOnCard ? 'small' : 'large',
    isBlock,
    ...(isOnCard && { 'aria-label': texts.actionOf(actionTexts, openClass.name[locale]) }),
  } as const;
  const isBusy = step !== 'idle' && id === openClass.id;

  const handleBook = async () => {
    const booked = await bookOpenClass(openClass.id);
    if (!booked.isDone) showRefusal(booked, texts.notDone);
    else
      toast(texts.bookedNow, {
        tone: 'success',
        action: {
          label: texts.toBookings,
          onAction: () => navigate(openClassesHref({ tab: 'booked' }).slice(1)),
        },
      });
    onChanged();
  };

  const handleCancel = async () => {
    if (!(await confirm(texts.cancelling))) return;
    const cancelled = await cancelBooking(openClass.id);
    if (!cancelled.isDone) showRefusal(cancelled, texts.notDone);
    else toast(texts.cancelled);
    onChanged();
  };

  const handleEnter = async () => {
    const entered = await enterOpenClass(openClass.id);
    if (!entered.isDone) showRefusal(entered, texts.notDone);
    else if (!ports.open(entered.value)) {
      // Browsers allow a window that opens directly on a press, so the toast offers a button.
      toast(situationMessage('popupBlocked', { locale }), {
        tone: 'warning',
        action: { label: texts.actions.enter, onAction: () => void ports.open(entered.value) },
      });
    }
    onChanged();
  };

  switch (action) {
    case 'book':
      return (
        <Button
          {...look}
          variant={isOnCard ? 'secondary' : 'primary'}
          isBusy={isBusy}
          onClick={() => requireLogin(() => void handleBook())}
        >
          {actionTexts}
        </Button>
      );
    case 'booked':
      return (
        <Button
          {...look}
          variant={isOnCard ? 'quiet' : 'secondary'}
          isBusy={isBusy}
          onClick={() => void handleCancel()}
        >
          {actionTexts}
        </Button>
      );
    case 'enter':
      return (
        <Button
          {...look}
          variant="primary"
          isBusy={isBusy}
          onClick={() => requireLogin(() => void handleEnter())}
        >
          {actionTexts}
        </Button>
      );
    case 'watch':
      return (
        <ButtonLink {...look} variant={isOnCard ? 'secondary' : 'primary'} href={openClass.replayHref}>
          {actionTexts}
        </ButtonLink>
      );
    case 'full':
    case 'waiting':
      return (
        <Button {...look} disabled>
          {actionTexts}
        </Button>
      );
  }
}
