import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { FieldShell, type ControlProps } from '../fields/index.ts';
import { CalendarIcon, ClockIcon, CloseIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { createPart } from '../lazy/index.ts';
import { useIsPhone } from '../Popup/index.ts';
import type { Limits } from './check.ts';
import { boundsOf, formats, rangeSeparator, write, type PickerKind, type Problem } from './format.ts';
import * as css from './pickers.css.ts';
import { texts } from './pickers.texts.ts';
import { useDraftText } from './useDraftText.ts';
import { useRangeValues } from './useRangeValues.ts';
import { usePanel } from './usePanel.ts';

const latePanel = createPart(() => import('./PickerPanel.tsx'));

/** Props that all pickers share. */
export interface PickerBaseProps extends Limits {
  /** Label of the field; without one set `aria-label`. */
  label?: ReactNode;
  /** Error message: what is wrong, and what to do. For invalid input the picker shows a message of its own. */
  message?: string | undefined;
  /** Hint on what to enter, shown while there is no error. */
  hint?: ReactNode;
  /** Marks the label and sets `aria-required`; does not validate. @defaultValue false */
  isRequired?: boolean | undefined;
  /** Accessible name of a picker without a label. */
  'aria-label'?: string | undefined;
  /** Called when the focus leaves the field and its panel. */
  onBlur?: (() => void) | undefined;
  /** Whether the picker is disabled. @defaultValue false */
  isDisabled?: boolean | undefined;
  /** Whether the value can be cleared. @defaultValue true */
  isClearable?: boolean | undefined;
  /**
   * Form field name under which the value is submitted, in the picker's format; both ends of a range have the
   * same name.
   */
  name?: string | undefined;
  /** Returns the current time in ms since the epoch; determines today. @defaultValue Date.now */
  now?: (() => number) | undefined;
  /** Ref to the input; of a range to the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface PickerProps extends PickerBaseProps {
  /** Kind of value that is picked. */
  kind: PickerKind;
  /** One value, or the two ends of a range. */
  values: readonly (string | null)[];
  /** Called with all values after each change. */
  onValues: (values: (string | null)[]) => void;
  /** Text while the field is empty. @defaultValue the format */
  placeholder?: string | undefined;
}

/** One or two text inputs with a calendar panel; all pickers are based on it. */
export function Picker({ label, message, hint, isRequired, ...rest }: PickerProps) {
  const text = useTexts(texts);
  const typed = useDraftText(rest.values);
  const [hasLeft, setLeft] = useState(false);
  const { kind, min, max } = rest;
  const bounds = boundsOf(kind, min, max).map((moment) => write(kind, moment));
  const [minBound = '', maxBound = ''] = bounds;
  const wrong = typed.problem ?? problemOfRange(rest.values, text.ends, hasLeft);
  const problem = wrong ? text.problems[wrong.kind](kind, wrong.text, [minBound, maxBound]) : undefined;
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

/**
 * Returns what is wrong with the ends of a range as a whole. A missing end is reported only after the focus has
 * left.
 */
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
  /** Called with whether the focus has left the field and its panel. */
  onLeft: (hasLeft: boolean) => void;
}

// If the prefetch fails, opening the panel tries again.
const prefetch = () =>
  void latePanel.fetch().then(
    ({ warmUpPanel }) => warmUpPanel(),
    () => undefined,
  );

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
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => inputs.current[0] ?? null,
    [],
  );
  const panelId = useId();
  const ends = useRangeValues({ kind, values, onValues, typed, limits });
  const panel = usePanel({ frame, inputs, isDisabled, onSettle: ends.settle, onLeft, onBlur });
  const { active, isOpen } = panel;
  const isRange = values.length > 1;

  const handlePick = (value: string, isDone: boolean) => {
    const missing = ends.pick(active, value);
    if (!isDone) return;
    if (missing === -1) panel.close(true);
    else panel.setActive(missing);
  };

  const handleFocus = () => {
    prefetch();
    onLeft(false);
  };

  const hasClear = isClearable && !isDisabled && typed.texts.some((one) => one !== '');
  const Sign = kind === 'time' ? ClockIcon : CalendarIcon;
  const part = latePanel.usePart(isOpen);

  return (
    <div
      ref={frame}
      className={isRange && kind === 'dateTime' ? `${css.frame} ${css.stacked}` : css.frame}
      onBlur={panel.handleBlur}
      onFocus={handleFocus}
      onPointerEnter={prefetch}
      {...(control['aria-invalid'] && { 'data-invalid': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
    >
      {typed.texts.map((shown, end) => (
        <End
          key={text.ends[end]}
          {...control}
          id={end === 0 ? control.id : `${control.id}-end`}
          isSecond={end === 1}
          ref={(element) => {
            inputs.current[end] = element;
          }}
          aria-label={isRange ? [name, text.ends[end]].filter(Boolean).join(' ') : name}
          aria-expanded={isOpen && active === end}
          aria-controls={isOpen ? panelId : undefined}
          placeholder={placeholder ?? formats[kind]}
          disabled={isDisabled}
          readOnly={isPhone}
          value={shown}
          onChange={(event) => ends.type(end, event.target.value)}
          onFocus={() => isOpen && panel.setActive(end)}
          onClick={() => panel.open(end, false)}
          onBlur={() => ends.settle(end)}
          onKeyDown={(event) => panel.handleKeyDown(event, end)}
        />
      ))}
      {hasClear && (
        <button
          type="button"
          className={css.clear}
          aria-label={text.clear}
          onClick={() => {
            ends.clear();
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
        // The inputs open the panel too, so the button need not be another tab stop.
        tabIndex={-1}
        onClick={() => (isOpen ? panel.close(true) : panel.open(0, true))}
      >
        <Sign />
      </button>
      {formName !== undefined &&
        !isDisabled &&
        values.map((value, end) => (
          <input key={text.ends[end]} type="hidden" name={formName} value={value ?? ''} />
        ))}
      {panel.opened && part && (
        <part.PickerPanel
          id={panelId}
          kind={kind}
          anchor={frame}
          values={values}
          active={active}
          hasFocus={panel.opened.hasFocus}
          now={now}
          onActive={panel.setActive}
          onPick={handlePick}
          onClose={panel.close}
          {...limits}
        />
      )}
    </div>
  );
}

/** The input of one value. */
const End = ({ isSecond, ...input }: ComponentProps<'input'> & { isSecond: boolean }) => (
  <>
    {isSecond && (
      <span className={css.separator} aria-hidden>
        {rangeSeparator}
      </span>
    )}
    <input
      {...input}
      className={css.input}
      role="combobox"
      aria-haspopup="dialog"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
    />
  </>
);
