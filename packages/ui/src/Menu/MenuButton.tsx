import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import { Popup } from '../Popup/index.ts';
import { useTypeahead } from '../internal/useTypeahead.ts';
import * as css from './MenuButton.css.ts';

export interface MenuAction {
  /** Unique in the menu. */
  id: string;
  /** Name of the action, as a verb. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** `danger` for an action that cannot be undone. @defaultValue 'plain' */
  tone?: 'plain' | 'danger';
  /** Shown in the menu, but cannot be chosen. @defaultValue false */
  isDisabled?: boolean;
  /** Called when the action is chosen, after the menu has closed and the focus has returned to the button. */
  onSelect: () => void;
}

export interface MenuButtonProps {
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Accessible name of the button and its menu. */
  label: string;
  /** Content of the button instead of the label, for example an icon. @defaultValue the label with an arrow */
  children?: ReactNode;
  /** The actions, in display order. */
  actions: readonly MenuAction[];
  /** Visual emphasis of the button. @defaultValue 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height of the button: 32, 40 or 48 px. @defaultValue 'medium' */
  size?: ButtonSize | undefined;
  /** Whether the button is disabled. @defaultValue false */
  isDisabled?: boolean | undefined;
}

/**
 * A button with a menu of actions (APG, menu button): Enter, Space and arrow down open it on the first action,
 * arrow up on the last; arrows wrap around, Home and End jump, letters find an action, Escape closes the menu
 * and returns the focus. For links use a disclosure, for a value a `Select`.
 */
export function MenuButton({
  ref,
  label,
  children,
  actions,
  variant = 'secondary',
  size = 'medium',
  isDisabled = false,
}: MenuButtonProps) {
  const [opensAt, setOpensAt] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = opensAt !== null;

  const close = (returnsFocus: boolean) => {
    setOpensAt(null);
    if (returnsFocus) frame.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={frame} className={css.frame}>
      <Button
        {...(ref !== undefined && { ref })}
        variant={variant}
        size={size}
        disabled={isDisabled}
        aria-label={children === undefined ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close(true) : setOpensAt(0))}
        onKeyDown={(event) => {
          if (isDisabled || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setOpensAt(event.key === 'ArrowDown' ? 0 : actions.length - 1);
        }}
      >
        {children ?? (
          <>
            {label} <ChevronDownIcon />
          </>
        )}
      </Button>
      {isOpen && (
        <Popup
          anchor={frame}
          role="presentation"
          aria-label={label}
          onClose={(reason) => close(reason === 'escape')}
        >
          <Menu id={id} label={label} actions={actions} startsAt={opensAt} onClose={close} />
        </Popup>
      )}
    </div>
  );
}

interface MenuProps {
  id: string;
  label: string;
  actions: readonly MenuAction[];
  startsAt: number;
  onClose: (returnsFocus: boolean) => void;
}

function Menu({ id, label, actions, startsAt, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const typeahead = useTypeahead();
  const [active, setActive] = useState(startsAt);
  const last = actions.length - 1;

  useEffect(() => {
    menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[active]?.focus({ preventScroll: true });
  }, [active]);

  const findByStart = (event: KeyboardEvent): number => {
    const { typed, isFirst } = typeahead.add(event);
    const from = active + (isFirst ? 1 : 0);
    const order = actions.map((_, step) => (from + step) % actions.length);
    return (
      order.find((index) => actions[index]?.label.toLowerCase().startsWith(typed.toLowerCase())) ?? active
    );
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const isLetter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const next = steps[event.key] ?? (isLetter ? findByStart(event) : undefined);
    if (event.key === 'Tab') return onClose(true);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      className={css.menu}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {actions.map((action, index) => (
        <button
          key={action.id}
          type="button"
          role="menuitem"
          className={css.item}
          tabIndex={index === active ? 0 : -1}
          aria-disabled={action.isDisabled || undefined}
          data-tone={action.tone}
          onPointerEnter={() => setActive(index)}
          onClick={() => {
            if (action.isDisabled) return;
            onClose(true);
            action.onSelect();
          }}
        >
          {action.icon}
          <span dir="auto">{action.label}</span>
        </button>
      ))}
    </div>
  );
}
