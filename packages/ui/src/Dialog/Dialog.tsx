import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/index.ts';
import { useStepInHistory } from '../history/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import { usePortalTheme } from '../portal/index.ts';
import { createWarmUp } from '../internal/warmUp.tsx';
import * as css from './Dialog.css.ts';
import { DialogLayer, fetchLayer } from './DialogLayer.tsx';
import { useBox } from './box.ts';
import { useDialogPhase, type DialogPhase } from './useDialogPhase.ts';
import { useOverflow } from './useOverflow.ts';

const zh = {
  close: '关闭',
  loss: {
    title: '放弃刚才写的内容？',
    help: '关闭后，还没有保存的内容不会保留。',
    stay: '继续填写',
    drop: '放弃',
  },
};
const texts: Texts<typeof zh> = {
  zh,
  en: {
    close: 'Close',
    loss: {
      title: 'Discard what you wrote?',
      help: 'What is not saved yet is gone once this closes.',
      stay: 'Keep writing',
      drop: 'Discard',
    },
  },
};

export interface DialogProps {
  /** Whether it is open; closed it is nothing, and what was typed in it is gone. */
  isOpen: boolean;
  /** Asked to close: by the close button, Escape, a step in the history or, where allowed, the mask. */
  onClose: () => void;
  /** Its name and heading. */
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Widest it gets, in px; dialogs are 300, 400, 500, 643 and 685. @defaultValue 480 */
  width?: number;
  /** Whether a press on the mask closes it, as long as nothing was typed. @defaultValue true */
  isMaskClosable?: boolean;
  /** Whether it may be closed by the person at all. @defaultValue true */
  isClosable?: boolean;
  /**
   * Whether it asks before it closes over what was typed: `true` also by the close button, as where much is written,
   * `false` never, as where that is kept. @defaultValue by Escape or a step in the history, which slip
   */
  asksBeforeLoss?: boolean | undefined;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  /** What it is about; it scrolls where it is long. */
  children?: ReactNode;
}

/** A search is made anew at once, as ticks and choices are; those and what a browser fills in tell of no keys. */
const SEARCH = '[type=search], [role=combobox]';

/** Whether what was typed into is still there and not emptied. */
const holdsWords = ({ isConnected, value }: Typed) => isConnected && value !== '';

type Typed = Element & { value?: string };

const isInsideToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toaster]') !== null;

/** Draws one in advance, for all that ever open, and fetches what they will need. */
const warmUp = createWarmUp(() => {
  fetchLayer();
  return <Modal phase="open" onClose={() => undefined} title="" description="" actions="" />;
});

/**
 * A modal dialog: a box in the middle, on a phone a sheet from below. Focus goes in,
 * stays in and comes back. A menu that asked for it has closed by the time it opens;
 * where another dialog takes its place, it goes at once. It asks to be closed when the
 * person goes back or on: what it says belongs to the page that they left.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  const scrim = useRef<HTMLDivElement>(null);
  const phase = useDialogPhase(isOpen, scrim);
  const said = useRef(rest);
  useLayoutEffect(() => {
    if (isOpen) said.current = rest;
  });
  useEffect(warmUp, []);
  // Who closes it may have forgotten already what it was about, while it is still on its way out.
  const shown = isOpen ? rest : said.current;
  return phase === 'closed'
    ? null
    : createPortal(<Modal {...shown} ref={scrim} phase={phase} />, document.body);
}

interface ModalProps extends Omit<DialogProps, 'isOpen'> {
  phase: Exclude<DialogPhase, 'closed'>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Of Radix it takes what makes a dialog one: the focus, the layers above each other and hiding the page.
 * Radix's overlay, portal, title and presence would each draw everything anew, so that it opened later.
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
  const hasTyped = () => [...typedInto].some(holdsWords);
  const closeUnless = (asks: boolean) => {
    if (asks && hasTyped()) setAsking(true);
    else onClose();
  };
  const handleSlip = () => closeUnless(asksBeforeLoss !== false);
  useStepInHistory(phase === 'open' && isClosable, handleSlip);
  const handleOutside = (event: CustomEvent<{ originalEvent: Event }>) => {
    const isSlip = hasTyped() || isInsideToaster(event.detail.originalEvent.target);
    if (!isMaskClosable || !isClosable || isSlip) event.preventDefault();
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
        <header className={css.head}>
          <h2 id={`${id}title`} className={css.title}>
            {title}
          </h2>
          {description !== undefined && (
            <p id={`${id}description`} className={css.description}>
              {description}
            </p>
          )}
        </header>
        <Body label={title}>{children}</Body>
        {actions !== undefined && <footer className={css.foot}>{actions}</footer>}
        {isClosable && (
          <button
            type="button"
            className={css.close}
            aria-label={text.close}
            onClick={() => closeUnless(asksBeforeLoss === true)}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <DialogLayer
        box={box}
        isOpen={phase === 'open'}
        onClose={() => isClosable && handleSlip()}
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

/** What the dialog is about. Where it scrolls the keyboard reaches it, to scroll it. */
function Body({ label, children }: { label: string; children: ReactNode }) {
  const { box, content, isOver } = useOverflow();
  return (
    <div ref={box} className={css.body} {...(isOver && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <div ref={content}>{children}</div>
    </div>
  );
}
