import { useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import { createPart } from '../Popup/part.ts';
import * as css from './Select.css.ts';
import type { SelectOption } from './option.ts';

const texts: Texts<{ placeholder: string }> = {
  zh: { placeholder: '请选择' },
  en: { placeholder: 'Choose' },
};

const part = createPart(() => import('./OpenableSelect.tsx'));

/** What a label, a message and a form hand to the control; `FieldShell` makes them. */
export interface SelectControlProps {
  /** For the label's `for`. */
  id?: string | undefined;
  /** Names it where no label does. */
  'aria-label'?: string | undefined;
  /** Ids of what names it. */
  'aria-labelledby'?: string | undefined;
  /** Ids of its hint and message. */
  'aria-describedby'?: string | undefined;
  /** Whether something is wrong with it. @defaultValue false */
  'aria-invalid'?: boolean | undefined;
  /** Whether it must be chosen. @defaultValue false */
  'aria-required'?: boolean | undefined;
}

export interface SelectProps extends SelectControlProps {
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** The chosen value; `null` while none is. Any string is a value, the empty one too. */
  value: string | null;
  /** Told the value that was chosen. */
  onChange: (value: string) => void;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
  /** Stands where nothing is chosen. @defaultValue 请选择 / Choose */
  placeholder?: string;
  /** Cannot be opened for now. @defaultValue false */
  isDisabled?: boolean;
  /** The button, which is what has the focus. */
  ref?: Ref<HTMLButtonElement>;
}

const opensWith = (event: KeyboardEvent) =>
  ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key) ||
  (event.key.length === 1 && !event.ctrlKey && !event.metaKey);

/** A mouse opens a list when it is pressed, as it does everywhere; a finger may be scrolling and is waited for. */
const isPress = (event: PointerEvent) =>
  event.button === 0 && !event.ctrlKey && event.pointerType === 'mouse';

/**
 * Chooses one of a list. Closed it is one button; the list's machinery is fetched
 * when a pointer or the focus comes near and mounted when it first opens, since a
 * form of fifty selects would otherwise mount fifty of them.
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
  // What could not be fetched yet is tried again by the opening.
  const comeNear = () =>
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
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onBlur={onBlur}
      onPointerDown={(event) => {
        if (isDisabled || !isPress(event)) return;
        // The focus goes to the list.
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
