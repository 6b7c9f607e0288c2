import { useRef, useState } from 'react';
import { MenuIcon } from '../../icon/index.ts';
import { LateLayer, retriedLazy } from '../../lazy/index.ts';
import { useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import type { HeaderProps } from '../types.ts';
import * as css from './parts.css.ts';

const loadDrawer = async () => (await import('./Drawer.tsx')).default;
const Drawer = retriedLazy(loadDrawer);

/**
 * Opens the drawer below desktop width; its code is loaded when a pointer or the focus reaches the button.
 * Since the messages are in the drawer, the button shows their dot.
 */
export function DrawerButton(props: HeaderProps) {
  const texts = useTexts(headerTexts);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prefetch = () => void loadDrawer().catch(() => undefined);
  const handleClose = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.drawerButton}
        aria-label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon size={24} />
        {props.user && props.messages && props.messages.unread > 0 && <span className={css.dot} />}
      </button>
      {isOpen && (
        <LateLayer>
          <Drawer {...props} onClose={handleClose} />
        </LateLayer>
      )}
    </>
  );
}
