import { useEffect, useEffectEvent, useState } from 'react';

interface ComboboxProps {
  /** The id of the list; an option's id appends its index. */
  readonly id: string;
  /** The typed text; when it changes, no option is active. */
  readonly text: string;
  /** Number of options. */
  readonly count: number;
  readonly onText: (text: string) => void;
  readonly onChoose: (index: number) => void;
  readonly onSubmit: () => void;
}

interface Combobox {
  readonly isShown: boolean;
  /** Index of the option that Enter would choose; -1 for the field itself. */
  readonly active: number;
  readonly close: () => void;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

/**
 * Turns a field rendered elsewhere into a combobox: the field keeps the focus, arrow keys select from the list
 * below it, Enter follows the option, Escape closes the list.
 */
export function useCombobox(field: HTMLInputElement, props: ComboboxProps): Combobox {
  const { id, text, count } = props;
  const [isOpen, setOpen] = useState(document.activeElement === field);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && count > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // During IME composition, keys belong to the input method.
    if (event.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setOpen(true);
      // The field itself is a position between the last option and the first.
      if (count > 0)
        setActive(((active + 1 + (isShown ? move : Math.max(0, move)) + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      props.onChoose(active);
    } else if (event.key === 'Escape' && isShown) {
      // Only the next Escape does what it does otherwise: clear or close the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  const handleText = useEffectEvent(() => {
    props.onText(field.value.trim());
    setOpen(true);
  });
  const handleSubmit = useEffectEvent(() => props.onSubmit());

  useEffect(() => setActive(-1), [text]);
  useEffect(() => {
    const { form } = field;
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('keydown', handleKey, { signal });
    for (const name of ['input', 'focus', 'click'] as const)
      field.addEventListener(name, handleText, { signal });
    form?.addEventListener('submit', handleSubmit, { signal });
    form?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false);
      },
      { signal },
    );
    return () => listening.abort();
  }, [field]);
  useEffect(() => {
    const say = (name: string, value: string | undefined) =>
      value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value);
    field.setAttribute('aria-expanded', String(isShown));
    say('aria-controls', isShown ? id : undefined);
    say('aria-activedescendant', isShown && active >= 0 ? optionId(id, active) : undefined);
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [field, id, isShown, active]);

  return { isShown, active, close };
}
