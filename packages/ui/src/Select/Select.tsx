import { useCallback, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import { createPart } from '../Popup/part.ts';
import { useIsPhone } from '../Popup/useMedia.ts';
import { findTyped, readKey } from './keys.ts';
import * as css from './Select.css.ts';

const texts: Texts<{ placeholder: string }> = {
  zh: { placeholder: '请选择' },
  en: { placeholder: 'Choose' },
};

const part = createPart(() => import('./SelectList.tsx'));

export interface SelectOption {
  /** Unique in the list; the empty string is a value like any other. */
  value: string;
  /** What is shown. */
  label: string;
  /** Stays in the list and cannot be chosen. @defaultValue false */
  isDisabled?: boolean;
}

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
  /** @defaultValue 请选择 / Choose */
  placeholder?: string;
  /** @defaultValue false */
  isDisabled?: boolean;
  /** The button, which is what has the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** How long letters that follow each other count as one beginning, in ms. */
const typeaheadMs = 700;

/**
 * Chooses one of a list (APG, select-only combobox): one button that keeps the focus and
 * has the keys. Closed it is nothing else, since a form may have fifty; the list is
 * fetched when a pointer or the focus comes near, and on a phone is a sheet.
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
  const [active, setActive] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const listId = useId();
  const isPhone = useIsPhone();
  const isOpen = active !== null;
  const list = part.usePart(isOpen);
  const chosenAt = options.findIndex((option) => option.value === value);
  const chosen = options[chosenAt];
  const shown = chosen?.label ?? placeholder ?? text.placeholder;
  // What could not be fetched yet is tried again by the opening.
  const comeNear = () => void part.fetch().catch(() => undefined);

  const open = () => setActive(Math.max(chosenAt, 0));
  const close = useCallback((returnsFocus: boolean) => {
    setActive(null);
    if (returnsFocus) button.current?.focus();
  }, []);
  const take = (index: number) => {
    const option = options[index];
    if (option && !option.isDisabled && option.value !== value) onChange(option.value);
  };
  const choose = (index: number) => {
    if (options[index]?.isDisabled) return;
    close(true);
    take(index);
  };

  const handleTyped = (letter: string) => {
    const now = performance.now();
    const before = now - typed.current.at < typeaheadMs ? typed.current.letters : '';
    typed.current = { letters: before + letter, at: now };
    const labels = options.map((option) => option.label);
    const found = findTyped(labels, active ?? chosenAt, before + letter);
    setActive(found === -1 ? (active ?? Math.max(chosenAt, 0)) : found);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // A space within a beginning belongs to it.
    const isWithin = event.key === ' ' && performance.now() - typed.current.at < typeaheadMs;
    const act = isWithin
      ? ({ type: 'type', letter: ' ' } as const)
      : readKey(event, isOpen, active ?? -1, options.length);
    if (!act) return;
    if (act.type === 'leave') {
      // The key itself then goes on from the button.
      close(true);
      return take(active ?? -1);
    }
    event.preventDefault();
    if (act.type === 'open') open();
    else if (act.type === 'go') setActive(act.to);
    else if (act.type === 'type') handleTyped(act.letter);
    else choose(active ?? -1);
  };

  return (
    <>
      <button
        {...control}
        ref={(element) => {
          button.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        type="button"
        role="combobox"
        className={css.trigger}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        {...(!chosen && { 'data-placeholder': '' })}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onBlur={() => {
          // A sheet takes the focus, and gives it back.
          if (isOpen && isPhone) return;
          close(false);
          onBlur?.();
        }}
        onClick={() => (isOpen ? close(true) : open())}
        onKeyDown={handleKeyDown}
      >
        <span className={css.value}>{shown}</span>
        <ChevronDownIcon className={css.chevron} />
      </button>
      {isOpen && list && (
        <list.SelectList
          id={listId}
          label={control['aria-label'] ?? placeholder ?? text.placeholder}
          anchor={button}
          options={options}
          value={value}
          active={active}
          onActive={setActive}
          onChoose={choose}
          onKeyDown={handleKeyDown}
          onClose={(reason) => close(reason === 'escape' || isPhone)}
        />
      )}
    </>
  );
}
