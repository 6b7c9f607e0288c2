import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user declines by the button, Escape, the mask or the close button. */
  onCancel: () => void;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** The question, as the heading. */
  title: string;
  /** What confirming leads to. */
  description?: ReactNode;
  /** Label of the confirm button, as a verb. @defaultValue 确定 / Confirm */
  confirmLabel?: string;
  /** Label of the cancel button. @defaultValue 取消 / Cancel */
  cancelLabel?: string;
  /** `danger` for an action that cannot be undone. @defaultValue 'primary' */
  tone?: 'primary' | 'danger';
  /** Whether the action is in progress. @defaultValue false */
  isBusy?: boolean;
}

/** Asks for confirmation before an action. */
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
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Waiting for face recognition on another page, or told that it has failed. @defaultValue 'waiting' */
  state?: 'waiting' | 'failed';
  /** Called when the user says that it is finished; ask the server for the result. */
  onDone: () => void;
  /** Called when the user says that it is not finished; keep waiting with the dialog closed. */
  onNotYet: () => void;
  /** Called to start face recognition again. */
  onAgain: () => void;
  /** Called to correct a mistyped name or identity number; omit it where they can no longer be changed. */
  onCorrect?: (() => void) | undefined;
  /** Called when the user cancels, which counts as failed. */
  onCancel: () => void;
  /** Whether the server is being asked. @defaultValue false */
  isBusy?: boolean;
}

/** Asks whether face recognition is finished and, after a failure, whether to try again; 300 px wide. */
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
      {!hasFailed && <p className={css.hint}>{text.byItself}</p>}
      {hasFailed && onCorrect !== undefined && (
        <Button variant="quiet" className={css.secondaryAction} onClick={onCorrect}>
          {text.correct}
        </Button>
      )}
    </Dialog>
  );
}

export interface InfoDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called to close the dialog without saving. */
  onClose: () => void;
  /** Reason why the information is required. */
  description?: ReactNode;
  /** A `StudentInfoForm`. */
  children: ReactNode;
}

/**
 * 完善个人信息提示 (complete your personal details): asks for personal details; 685 px wide. A click on the mask does
 * not close it, and closing asks for confirmation if text was entered.
 */
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
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user declines for now. */
  onClose: () => void;
  /** The courses on offer. */
  courses: readonly { id: string; name: string }[];
  /** Called to add the courses. */
  onAccept: () => void;
  /** Label of the accept button, as a verb. @defaultValue 免费领取 / Get them for free */
  acceptLabel?: string;
  /** Whether the courses are being added. @defaultValue false */
  isBusy?: boolean;
}

/** Offers the free courses that come with what the student is about to study. */
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
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user declines for now. */
  onClose: () => void;
  /** Called to go to the registration. */
  onSignUp: () => void;
  /** Text that says when registration is due. @defaultValue 学习之前，请先完成代报名登记。 */
  children?: ReactNode;
}

/** Reminds the student to fill in the registration for an exam that the school submits on their behalf. */
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
