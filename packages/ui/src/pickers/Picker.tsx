import {
  useCallback,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { FieldShell, type ControlProps } from '../fields/index.ts';
import { CalendarIcon, ClockIcon, CloseIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { createPart, useIsPhone } from '../Popup/index.ts';
import { check, type Limits } from './check.ts';
import { boundsOf, formats, rangeSeparator, write, type PickerKind, type Problem } from './format.ts';
import * as css from './pickers.css.ts';
import { texts } from './pickers.texts.ts';
import { useDraftText } from './useDraftText.ts';

const panel = createPart(() => import('./PickerPanel.tsx'));

/** What every picker takes, whatever it picks. */
export interface PickerBaseProps extends Limits {
  /** With a label it is a whole field; without one name it by `aria-label`. */
  label?: ReactNode;
  /** What is wrong with it, and what to do. What was typed wrongly is said by the picker itself. */
  message?: string | undefined;
  /** What to know before anything is wrong. */
  hint?: ReactNode;
  /** Marks the label and tells assistive technology; it does not check anything. @defaultValue false */
  isRequired?: boolean | undefined;
  /** Names a picker without a label. */
  'aria-label'?: string | undefined;
  /** Called when the focus leaves the field and its panel. */
  onBlur?: (() => void) | undefined;
  /** Cannot be changed for now. @defaultValue false */
  isDisabled?: boolean | undefined;
  /** Whether the value can be taken back. @defaultValue true */
  isClearable?: boolean | undefined;
  /** Sends the value with a form, in the format; of a range both ends under the same name. */
  name?: string | undefined;
  /** The time in ms, for today's mark. @defaultValue Date.now */
  now?: (() => number) | undefined;
  /** The field; of a range the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface PickerProps extends PickerBaseProps {
  /** What is picked. */
  kind: PickerKind;
  /** One value, or the two ends of a range. */
  values: readonly (string | null)[];
  /** Told every value after each change. */
  onValues: (values: (string | null)[]) => void;
  /** Stands where nothing is picked. @defaultValue the format */
  placeholder?: string | undefined;
}

/** One or two typed fields over a calendar; every picker of this folder is one. */
export function Picker({ label, message, hint, isRequired, ...rest }: PickerProps) {
  const text = useTexts(texts);
  const typed = useDraftText(rest.values);
  const [hasLeft, setLeft] = useState(false);
  const { kind, min, max } = rest;
  const bounds = boundsOf(kind, min, max).map((moment) => write(kind, moment));
  const [least = '', most = ''] = bounds;
  const wrong = typed.problem ?? problemOfRange(rest.values, text.ends, hasLeft);
  const problem = wrong ? text.problems[wrong.kind](kind, wrong.text, [least, most]) : undefined;
  const id = useId();

  if (label === undefined) {
    const isInvalid = problem !== undefined || message !== undefined;
    return (
      <div>
        <Control
          {...rest}
          typed={typed}
          onLeft={setLeft}
          control={{
            id,
            ...(isInvalid && { 'aria-invalid': true as const, 'aria-describedby': `${id}problem` }),
            ...(isRequired && { 'aria-required': true as const }),
          }}
        />
        <div aria-live="polite">
          {isInvalid && (
            <p id={`${id}problem`} className={css.problem}>
              {problem ?? message}
            </p>
          )}
        </div>
      </div>
    );
  }
  return (
    <FieldShell
      as={rest.values.length > 1 ? 'group' : 'field'}
      label={label}
      message={problem ?? message}
      hint={hint}
      isRequired={isRequired}
    >
      {(control) => <Control {...rest} typed={typed} onLeft={setLeft} control={control} />}
    </FieldShell>
  );
}

/** What is wrong with two ends together; that one is missing is said once the person has gone on. */
function problemOfRange(
  values: PickerProps['values'],
  ends: readonly [string, string],
  hasLeft: boolean,
): { kind: Problem; text: string } | null {
  const [from = null, to = null] = values;
  if (from !== null && to !== null) return from > to ? { kind: 'order', text: to } : null;
  const isHalf = values.length > 1 && (from !== null || to !== null);
  return isHalf && hasLeft ? { kind: 'open', text: ends[from === null ? 0 : 1] } : null;
}

interface ControlsProps extends Omit<PickerProps, 'label' | 'message' | 'hint' | 'isRequired'> {
  control: ControlProps;
  typed: ReturnType<typeof useDraftText>;
  /** Told whether the focus has left the field and its panel. */
  onLeft: (hasLeft: boolean) => void;
}

function Control({
  kind,
  values,
  onValues,
  control,
  typed,
  onLeft,
  'aria-label': name,
  onBlur,
  isDisabled = false,
  isClearable = true,
  name: formName,
  placeholder,
  now = Date.now,
  ref,
  ...limits
}: ControlsProps) {
  const text = useTexts(texts);
  const isPhone = useIsPhone();
  const frame = useRef<HTMLDivElement>(null);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const panelId = useId();
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState<{ hasFocus: boolean } | null>(null);
  const isOpen = opened !== null;
  const isRange = values.length > 1;
  const isEmpty = typed.texts.every((one) => one === '');

  const open = (end: number, hasFocus: boolean) => {
    if (isDisabled) return;
    setActive(end);
    setOpened({ hasFocus });
  };
  const close = useCallback(
    (returnsFocus: boolean) => {
      setOpened(null);
      if (returnsFocus) inputs.current[active]?.focus();
    },
    [active],
  );
  const replace = <Item,>(list: readonly Item[], end: number, item: Item) =>
    list.map((one, index) => (index === end ? item : one));

  /** While it is typed a whole value counts at once; what is not one yet is left alone. */
  const handleTyping = (end: number, now: string) => {
    const checked = check(kind, now, limits);
    const isWhole = 'value' in checked && (checked.value === null || checked.value === now);
    const next = isWhole ? replace(values, end, checked.value) : values;
    typed.show(replace(typed.texts, end, now), next);
    if (next[end] !== values[end]) onValues([...next]);
  };

  /** When it is left it must be a value: else the form gets none, and the text stays with its message. */
  const settle = (end: number) => {
    const checked = check(kind, typed.texts[end] ?? '', limits);
    const value = 'value' in checked ? checked.value : null;
    const next = replace(values, end, value);
    if ('problem' in checked) typed.show(typed.texts, next, { kind: checked.problem, text: checked.text });
    // What is wrong at the other end stays said.
    else if (isRange && typed.problem)
      typed.show(replace(typed.texts, end, value ?? ''), next, typed.problem);
    else typed.settle();
    if (value !== values[end]) onValues(next);
  };

  const handlePick = (value: string, isDone: boolean) => {
    typed.settle();
    let next = replace(values, active, value);
    const [from = null, to = null] = next;
    // A start after the end begins anew; so does an end before the start, where only days count.
    if (isRange && from !== null && to !== null && from > to) {
      if (active === 0) next = [value, null];
      else if (kind !== 'dateTime') {
        onValues([value, null]);
        return;
      }
    }
    onValues(next);
    if (!isDone) return;
    const missing = next.indexOf(null);
    if (missing === -1) close(true);
    else setActive(missing);
  };

  const handleKeyDown = (event: KeyboardEvent, end: number) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      settle(end);
      // Already open, it opens anew with the focus inside.
      setOpened(null);
      requestAnimationFrame(() => open(end, true));
    } else if (event.key === 'Enter') {
      settle(end);
      // It sends the form, which must not lose one end in silence.
      onLeft(!isOpen);
      if (!isOpen) return;
      event.preventDefault();
      close(true);
    }
  };

  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && frame.current?.contains(event.relatedTarget)) return;
    // A press inside the panel that focuses nothing is no leaving.
    if (event.relatedTarget === null && isOpen) return;
    setOpened(null);
    onLeft(true);
    onBlur?.();
  };
  // What could not be fetched yet is tried again by the opening.
  const comeNear = () =>
    void panel.fetch().then(
      ({ warmUpPanel }) => warmUpPanel(),
      () => undefined,
    );
  const handleFocus = () => {
    comeNear();
    onLeft(false);
  };

  const isInvalid = control['aria-invalid'] === true;
  const Sign = kind === 'time' ? ClockIcon : CalendarIcon;
  const part = panel.usePart(isOpen);

  return (
    <div
      ref={frame}
      className={isRange && kind === 'dateTime' ? `${css.frame} ${css.stacked}` : css.frame}
      onBlur={handleBlur}
      onFocus={handleFocus}
      onPointerEnter={comeNear}
      {...(isInvalid && { 'data-invalid': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
    >
      {typed.texts.map((shown, end) => (
        <Ends key={text.ends[end]} isSecond={end === 1}>
          <input
            {...control}
            id={end === 0 ? control.id : `${control.id}-end`}
            ref={(element) => {
              inputs.current[end] = element;
              if (end !== 0) return undefined;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
              return undefined;
            }}
            className={css.input}
            role="combobox"
            aria-label={isRange ? [name, text.ends[end]].filter(Boolean).join(' ') : name}
            aria-haspopup="dialog"
            aria-expanded={isOpen && active === end}
            aria-controls={isOpen ? panelId : undefined}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder ?? formats[kind]}
            disabled={isDisabled}
            readOnly={isPhone}
            value={shown}
            onChange={(event) => handleTyping(end, event.target.value)}
            onFocus={() => isOpen && setActive(end)}
            onClick={() => open(end, false)}
            onBlur={() => settle(end)}
            onKeyDown={(event) => handleKeyDown(event, end)}
          />
        </Ends>
      ))}
      {isClearable && !isEmpty && !isDisabled && (
        <button
          type="button"
          className={css.clear}
          aria-label={text.clear}
          onClick={() => {
            typed.settle();
            onValues(values.map(() => null));
            inputs.current[0]?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
      <button
        type="button"
        className={css.button}
        aria-label={text.open[kind]}
        disabled={isDisabled}
        // The fields open it too; the tab key need not stop here as well.
        tabIndex={-1}
        onClick={() => (isOpen ? close(true) : open(0, true))}
      >
        <Sign />
      </button>
      {formName !== undefined &&
        !isDisabled &&
        values.map((value, end) => (
          <input key={text.ends[end]} type="hidden" name={formName} value={value ?? ''} />
        ))}
      {opened && part && (
        <part.PickerPanel
          id={panelId}
          kind={kind}
          anchor={frame}
          values={values}
          active={active}
          hasFocus={opened.hasFocus}
          now={now}
          onActive={setActive}
          onPick={handlePick}
          onClose={close}
          {...limits}
        />
      )}
    </div>
  );
}

const Ends = ({ isSecond, children }: { isSecond: boolean; children: ReactNode }) => (
  <>
    {isSecond && (
      <span className={css.separator} aria-hidden>
        {rangeSeparator}
      </span>
    )}
    {children}
  </>
);
