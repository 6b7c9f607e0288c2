import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/index.ts';
import { useStepInHistory } from '../history/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import { usePortalTheme } from '../portal/index.ts';
import { createWarmUp } from '../internal/warmUp.tsx';
import * as css from './Dialog.css.ts';
import { DialogLayer, fetchLayer } from './DialogLayer.tsx';
import { useBox } from './box.ts';
import { useDialogPhase, type DialogPhase } from './useDialogPhase.ts';
import { useOverflow } from './useOverflow.ts';
const texts = inBoth({
  close: ['关闭', 'Close'],
  loss: {
    title: ['放弃刚才写的内容？', 'Discard your changes?'],
    help: ['关闭后，还没有保存的内容不会保留。', 'Unsaved changes will be lost when you close this.'],
    stay: ['继续填写', 'Keep editing'],
    drop: ['放弃', 'Discard'],
  },
});

export interface DialogProps {
  /** Whether the dialog is open. Closing unmounts its content, so text entered in it is lost. */
  isOpen: boolean;
  /**
   * Called when the user wants to close it: by the close button, Escape, history navigation or, if allowed, a
   * click on the mask.
   */
  onClose: () => void;
  /** Accessible name and heading. */
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Maximum width in px; the usual widths are 300, 400, 500, 643 and 685. @defaultValue 480 */
  width?: number;
  /** Whether a click on the mask closes the dialog, provided that no text was entered. @defaultValue true */
  isMaskClosable?: boolean;
  /** Whether the user can close the dialog at all. @defaultValue true */
  isClosable?: boolean;
  /**
   * Whether closing asks for confirmation if text was entered: `true` also for the close button, for long
   * texts; `false` never, for text that is saved anyway. @defaultValue only for Escape and history navigation,
   * which happen by accident
   */
  asksBeforeLoss?: boolean | undefined;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  /** Content of the dialog; it scrolls if it is long. */
  children?: ReactNode;
}

/**
 * Search texts are quick to enter again, like checkboxes and choices, so they are not protected. Checkboxes and
 * autofill fire input events without an `inputType`.
 */
const SEARCH = '[type=search], [role=combobox]';

/** Whether the field is still in the DOM and not empty. */
const hasText = ({ isConnected, value }: Typed) => isConnected && value !== '';

type Typed = Element & { value?: string };

const isInsideToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toaster]') !== null;

/** Renders a dialog in advance, once for the whole page, and fetches the code that it needs. */
const warmUp = createWarmUp(() => {
  fetchLayer();
  return <Modal phase="open" onClose={() => undefined} title="" description="" actions="" />;
});

/**
 * A modal dialog: a centred box, on a phone a bottom sheet. The focus moves into it, is trapped there, and
 * returns when it closes. Opened from a menu, it waits until the menu has closed; replaced by another dialog,
 * it closes without an animation. Navigating the browser history closes it too, since it belongs to the page
 * that was left.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  const scrim = useRef<HTMLDivElement>(null);
  const phase = useDialogPhase(isOpen, scrim);
  const lastProps = useRef(rest);
  useLayoutEffect(() => {
    if (isOpen) lastProps.current = rest;
  });
  useEffect(warmUp, []);
  // While the closing animation runs the caller may already have dropped the content, so the last props are
  // rendered.
  const shown = isOpen ? rest : lastProps.current;
  return phase === 'closed'
    ? null
    : createPortal(<Modal {...shown} ref={scrim} phase={phase} />, document.body);
}

interface ModalProps extends Omit<DialogProps, 'isOpen'> {
  phase: Exclude<DialogPhase, 'closed'>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Uses only those parts of Radix that make a dialog modal: focus, layering and hiding the page. Radix's
 * overlay, portal, title and presence would each cause another render and delay the opening.
 */
function Modal({
  phase,
  onClose,
  title,
  description,
  width = 480,
  isMaskClosable = true,
  isClosable = true,
  asksBeforeLoss,
  actions,
  children,
  ref,
}: ModalProps) {
  const text = useTexts(texts);
  const theme = usePortalTheme();
  const id = useId();
  const box = useBox();
  const [typedInto] = useState(() => new Set<Typed>());
  const [isAsking, setAsking] = useState(false);
  const hasTyped = () => [...typedInto].some(hasText);
  const closeOrAsk = (asks: boolean) => {
    if (asks && hasTyped()) setAsking(true);
    else onClose();
  };
  const handleAccidentalClose = () => closeOrAsk(asksBeforeLoss !== false);
  useStepInHistory(phase === 'open' && isClosable, handleAccidentalClose);
  const handleOutside = (event: CustomEvent<{ originalEvent: Event }>) => {
    const isAccidental = hasTyped() || isInsideToaster(event.detail.originalEvent.target);
    if (!isMaskClosable || !isClosable || isAccidental) event.preventDefault();
  };
  const handleInput = ({ target, nativeEvent }: { target: EventTarget; nativeEvent: Event }) => {
    if ('inputType' in nativeEvent && target instanceof Element && !target.matches(SEARCH))
      typedInto.add(target);
  };
  return (
    <div ref={ref} className={`${theme} ${css.scrim}`} data-state={phase} onInput={handleInput}>
      <div
        {...box.props}
        role="dialog"
        className={css.box}
        style={{ maxWidth: width }}
        aria-labelledby={`${id}title`}
        aria-describedby={description === undefined ? undefined : `${id}description`}
      >
        <div className={css.head}>
          <h2 id={`${id}title`} className={css.title}>
            {title}
          </h2>
          {description !== undefined && (
            <p id={`${id}description`} className={css.description}>
              {description}
            </p>
          )}
        </div>
        <Body label={title}>{children}</Body>
        {actions !== undefined && <div className={css.footer}>{actions}</div>}
        {isClosable && (
          <button
            type="button"
            className={css.close}
            aria-label={text.close}
            onClick={() => closeOrAsk(asksBeforeLoss === true)}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <DialogLayer
        box={box}
        isOpen={phase === 'open'}
        onClose={() => isClosable && handleAccidentalClose()}
        onPointerDownOutside={handleOutside}
        onInteractOutside={handleOutside}
      />
      {asksBeforeLoss !== false && (
        <Dialog
          isOpen={isAsking && phase === 'open'}
          onClose={() => setAsking(false)}
          title={text.loss.title}
          description={text.loss.help}
          width={400}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{text.loss.stay}</Button>
              <Button variant="danger" onClick={onClose}>
                {text.loss.drop}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

/** Content of the dialog. If it overflows it is a tab stop, so that it can be scrolled by keyboard. */
function Body({ label, children }: { label: string; children: ReactNode }) {
  const { box, content, isOver } = useOverflow();
  return (
    <div ref={box} className={css.body} {...(isOver && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <div ref={content}>{children}</div>
    </div>
  );
}
