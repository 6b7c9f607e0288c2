import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CheckIcon } from '../icon/index.ts';
import { Popup, useIsPhone, type PopupProps } from '../Popup/index.ts';
import * as css from './Select.css.ts';
import type { SelectOption } from './Select.tsx';

export interface SelectListProps extends Pick<PopupProps, 'anchor' | 'onClose'> {
  /** For the button's `aria-controls`. */
  id: string;
  label: string;
  options: readonly SelectOption[];
  value: string | null;
  /** The option that the keys are on; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The opened list of a select. The focus stays on the button, which has the keys; a sheet has both itself. */
export function SelectList({
  id,
  label,
  options,
  value,
  active,
  onActive,
  onChoose,
  onKeyDown,
  ...popup
}: SelectListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isSheet = useIsPhone();
  useEffect(() => {
    if (isSheet) list.current?.focus({ preventScroll: true });
  }, [isSheet]);
  useEffect(() => {
    const box = list.current;
    const option = box?.children[active];
    if (!box || !(option instanceof HTMLElement)) return;
    const bottom = option.offsetTop + option.offsetHeight;
    if (option.offsetTop < box.scrollTop) box.scrollTop = option.offsetTop;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [active]);
  return (
    <Popup {...popup} role="presentation" aria-label={label} isAsWide>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-activedescendant={isSheet && active >= 0 ? `${id}-${active}` : undefined}
        tabIndex={isSheet ? 0 : -1}
        className={css.list}
        onKeyDown={onKeyDown}
        // A press on an option leaves the focus on the button.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            className={css.option}
            aria-selected={option.value === value}
            aria-disabled={option.isDisabled || undefined}
            data-active={index === active || undefined}
            onPointerMove={() => index !== active && onActive(index)}
            onClick={() => onChoose(index)}
          >
            <span className={css.optionLabel} dir="auto">
              {option.label}
            </span>
            {option.value === value && <CheckIcon />}
          </div>
        ))}
      </div>
    </Popup>
  );
}
