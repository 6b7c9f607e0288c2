import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is declined, by the button, Escape, the mask or the cross. */
  onCancel: () => void;
  /** Confirmed: do it. */
  onConfirm: () => void;
  /** The question. */
  title: string;
  /** What follows from confirming it. */
  description?: ReactNode;
  /** What confirming does, as a verb. @defaultValue 确定 / Confirm */
  confirmLabel?: string;
  /** What the way back says. @defaultValue 取消 / Cancel */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. @defaultValue 'primary' */
  tone?: 'primary' | 'danger';
  /** It is being done. @defaultValue false */
  isBusy?: boolean;
}

/** Asks one question before something is done. */
export function ConfirmDialog({
  isOpen,
  onCancel,
  onConfirm,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isBusy = false,
}: ConfirmDialogProps) {
  const text = useTexts(texts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      description={description}
      width={400}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? text.cancel}</Button>
          <Button variant={tone} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel ?? text.confirm}
          </Button>
        </>
      }
    />
  );
}

export interface FacePromptDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Waiting for the page that does it, or told that it was not passed. @defaultValue 'waiting' */
  state?: 'waiting' | 'failed';
  /** The person says that it is finished: ask the server. */
  onDone: () => void;
  /** Not finished yet: go on waiting, out of the way. */
  onNotYet: () => void;
  /** Do it once more. */
  onAgain: () => void;
  /** Name or ID number were mistyped; left out where they can no longer be changed. */
  onCorrect?: (() => void) | undefined;
  /** Given up; it counts as failed. */
  onCancel: () => void;
  /** The server is being asked. @defaultValue false */
  isBusy?: boolean;
}

/** Asks whether face recognition is finished, 300 wide; afterwards, whether to try again. */
export function FacePromptDialog({
  isOpen,
  state = 'waiting',
  onDone,
  onNotYet,
  onAgain,
  onCorrect,
  onCancel,
  isBusy = false,
}: FacePromptDialogProps) {
  const text = useTexts(texts).prompt;
  const hasFailed = state === 'failed';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={text.title}
      width={300}
      isMaskClosable={false}
      actions={
        <>
          <Button onClick={hasFailed ? onCancel : onNotYet}>{hasFailed ? text.giveUp : text.notYet}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={hasFailed ? onAgain : onDone}>
            {hasFailed ? text.again : text.done}
          </Button>
        </>
      }
    >
      <p>{hasFailed ? text.failed : text.question}</p>
      {!hasFailed && <p className={css.aside}>{text.byItself}</p>}
      {hasFailed && onCorrect !== undefined && (
        <Button variant="quiet" className={css.below} onClick={onCorrect}>
          {text.correct}
        </Button>
      )}
    </Dialog>
  );
}

export interface InfoDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Asked to close, with nothing saved. */
  onClose: () => void;
  /** Why it is asked. */
  description?: ReactNode;
  /** A `StudentInfoForm`. */
  children: ReactNode;
}

/** 完善个人信息提示: asks for personal information, 685 wide. What was typed is not lost by a slip. */
export function InfoDialog({ isOpen, onClose, description, children }: InfoDialogProps) {
  const text = useTexts(texts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.info.title}
      description={description}
      width={685}
      isMaskClosable={false}
      asksBeforeLoss
    >
      {children}
    </Dialog>
  );
}

export interface FreeCourseDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Put off. */
  onClose: () => void;
  /** The courses on offer. */
  courses: readonly { id: string; name: string }[];
  /** Asked to add them. */
  onAccept: () => void;
  /** What accepting does, as a verb. @defaultValue 免费领取 / Get them for free */
  acceptLabel?: string;
  /** They are being added. @defaultValue false */
  isBusy?: boolean;
}

/** Offers the free courses that come with what is about to be studied. */
export function FreeCourseDialog({
  isOpen,
  onClose,
  courses,
  onAccept,
  acceptLabel,
  isBusy = false,
}: FreeCourseDialogProps) {
  const text = useTexts(texts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.freeCourse.title}
      description={text.freeCourse.lead}
      width={400}
      actions={
        <>
          <Button onClick={onClose}>{text.later}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={onAccept}>
            {acceptLabel ?? text.freeCourse.accept}
          </Button>
        </>
      }
    >
      <ul className={css.list}>
        {courses.map(({ id, name }) => (
          <li key={id} className={css.course}>
            {name}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export interface ProxyExamDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Put off. */
  onClose: () => void;
  /** Goes to the registration. */
  onSignUp: () => void;
  /** Says when it must be done. @defaultValue 学习之前，请先完成代报名登记。 */
  children?: ReactNode;
}

/** Reminds of the registration for an exam that the school hands in for the student. */
export function ProxyExamDialog({ isOpen, onClose, onSignUp, children }: ProxyExamDialogProps) {
  const text = useTexts(texts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.proxyExam.title}
      width={400}
      actions={
        <>
          <Button onClick={onClose}>{text.later}</Button>
          <Button variant="primary" onClick={onSignUp}>
            {text.proxyExam.signUp}
          </Button>
        </>
      }
    >
      {children ?? <p>{text.proxyExam.needed}</p>}
    </Dialog>
  );
}
