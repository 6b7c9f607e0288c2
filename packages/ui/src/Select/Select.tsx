import { useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import { createPart } from '../lazy/index.ts';
import * as css from './Select.css.ts';
import type { SelectOption } from './option.ts';

const texts = inBoth({ placeholder: ['请选择', 'Choose'] });

const part = createPart(() => import('./OpenableSelect.tsx'));

/** Attributes that connect the control with its label, message and form; `FieldShell` provides them. */
export interface SelectControlProps {
  /** Id of the control, for the label's `for`. */
  id?: string | undefined;
  /** Accessible name, if no label names it. */
  'aria-label'?: string | undefined;
  /** Ids of the elements that name it. */
  'aria-labelledby'?: string | undefined;
  /** Ids of its hint and error message. */
  'aria-describedby'?: string | undefined;
  /** Whether the value is invalid. @defaultValue false */
  'aria-invalid'?: boolean | undefined;
  /** Whether a choice is required. @defaultValue false */
  'aria-required'?: boolean | undefined;
}

export interface SelectProps extends SelectControlProps {
  /** The options, in display order. */
  options: readonly SelectOption[];
  /** The chosen value; `null` if none is chosen. Any string is a value, including the empty one. */
  value: string | null;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
  /** Called when the control loses the focus. */
  onBlur?: () => void;
  /** Text while nothing is chosen. @defaultValue 请选择 / Choose */
  placeholder?: string;
  /** Whether the control is disabled. @defaultValue false */
  isDisabled?: boolean;
  /** Ref to the button, which takes the focus. */
  ref?: Ref<HTMLButtonElement>;
}

const opensWith = (event: KeyboardEvent) =>
  ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key) ||
  (event.key.length === 1 && !event.ctrlKey && !event.metaKey);

/**
 * A mouse opens the list on pointer down, like a native select; a touch may be the start of scrolling, so it
 * opens the list on click.
 */
const isPress = (event: PointerEvent) =>
  event.button === 0 && !event.ctrlKey && event.pointerType === 'mouse';

/**
 * Chooses one option of a list. Closed, it is a single button. The code of the list is loaded when the pointer
 * or the focus reaches the button, and mounted when it is first opened, since a form of fifty selects would
 * otherwise mount fifty lists. For more than some hundred options use `Cascader`, which searches and renders only
 * what is in view.
 */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  isDisabled = false,
  ref,
  ...control
}: SelectProps) {
  const text = useTexts(texts);
  const [hasOpened, setOpened] = useState(false);
  const openable = part.usePart(hasOpened);
  // If the prefetch fails, opening the list tries again.
  const prefetch = () =>
    void part.fetch().then(
      (module) => module.warmUpList(),
      () => undefined,
    );
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? placeholder ?? text.placeholder;
  const look = {
    ...control,
    className: css.trigger,
    disabled: isDisabled,
    ...(!chosen && { 'data-placeholder': '' }),
  };

  const closed = (
    <button
      {...look}
      ref={ref}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onBlur={onBlur}
      onPointerDown={(event) => {
        if (isDisabled || !isPress(event)) return;
        // Prevents the browser from focusing the button, since the list takes the focus.
        event.preventDefault();
        setOpened(true);
      }}
      onClick={() => setOpened(true)}
      onKeyDown={(event) => {
        if (!opensWith(event)) return;
        event.preventDefault();
        setOpened(true);
      }}
    >
      <span className={css.value}>{shown}</span>
      <ChevronDownIcon className={css.chevron} />
    </button>
  );
  if (!hasOpened || !openable) return closed;
  return (
    <openable.OpenableSelect
      options={options}
      value={chosen ? value : null}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      trigger={{ ...look, ...(ref && { ref }) }}
      shown={shown}
    />
  );
}
