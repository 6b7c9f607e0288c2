import { ButtonLink } from '@lectern/ui/Button';
import { CircleCheckIcon, CloseIcon } from '@lectern/ui/icon';
import { Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useSnapshot } from 'valtio/react';
import { useHashPath } from '../../shared/routes/hashLocation.ts';
import { sumOf } from './cart.model.ts';
import { cart, showCartPanel } from './cart.store.ts';
import { cartTexts } from './cart.texts.ts';
import * as css from './CartPanel.css.ts';

/** Number of newest items shown; the rest are only counted. */
const MAX_SHOWN = 3;
/** Distance from the header, in px. */
const GAP = 8;
/** How long it stays without hover or focus, in milliseconds. */
const AUTO_HIDE_MS = 8000;

/** The panel that shows the cart's content after something was added. */
export function CartPanel() {
  const { isPanelShown } = useSnapshot(cart);
  return isPanelShown ? <PanelItems /> : null;
}

/** Hides the panel on Escape, on a press outside it, on navigation, and after a timeout. */
function useAutoHide(panel: RefObject<HTMLElement | null>): void {
  const [path] = useHashPath();
  const shownAt = useRef(path);

  useEffect(() => {
    if (path !== shownAt.current) showCartPanel(false);
  }, [path]);

  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && showCartPanel(false);
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && panel.current?.contains(target) !== true) showCartPanel(false);
    };
    const timer = setInterval(() => {
      if (panel.current?.matches(':hover, :focus-within') !== true) showCartPanel(false);
    }, AUTO_HIDE_MS);
    addEventListener('keydown', handleKey);
    addEventListener('pointerdown', handlePress);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', handleKey);
      removeEventListener('pointerdown', handlePress);
    };
  }, [panel]);
}

/** Places the panel below the header, whatever the header's height and position. */
function useBelowHeader(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom;
    if (bottom !== undefined) panel.current?.style.setProperty('top', `${Math.max(0, bottom) + GAP}px`);
  }, [panel]);
}

function PanelItems() {
  const texts = useTexts(cartTexts);
  const locale = useLocale();
  const { items, ids, leftOut, status } = useSnapshot(cart);
  const panel = useRef<HTMLElement>(null);
  useBelowHeader(panel);
  useAutoHide(panel);
  // Added items may still be loading; if loading failed, the number is enough.
  const shown = ids
    .slice(0, MAX_SHOWN)
    .map((id) => ({ id, item: items.find(({ commodityId }) => commodityId === id) }))
    .filter(({ item }) => item !== undefined || status !== 'failed');
  const isComplete = ids.every((id) => items.some(({ commodityId }) => commodityId === id));

  return (
    <section ref={panel} className={css.panel} aria-label={texts.title}>
      <Inline gap="x2" isOneLine>
        <CircleCheckIcon className={css.mark} size={20} />
        <p className={css.title} role="status">
          {texts.added}
        </p>
        <button
          type="button"
          className={css.close}
          aria-label={texts.close}
          onClick={() => showCartPanel(false)}
        >
          <CloseIcon size={18} />
        </button>
      </Inline>
      {shown.length > 0 && (
        <Stack as="ul" gap="x3">
          {shown.map(({ id, item }) => (
            <li key={id} className={css.item}>
              {item === undefined ? (
                <>
                  <Skeleton shape="box" height="36px" />
                  <Skeleton width="80%" />
                </>
              ) : (
                <>
                  {item.cover === '' ? (
                    <span className={css.cover} />
                  ) : (
                    <img className={css.cover} src={item.cover} alt="" width={64} height={36} />
                  )}
                  <span className={css.name}>{item.name[locale]}</span>
                  <span className={css.price}>{formatMoney(item.priceCents)}</span>
                </>
              )}
            </li>
          ))}
        </Stack>
      )}
      <div className={css.footer}>
        <span className={css.amount}>
          {texts.count(ids.length)}
          {isComplete && <b className={css.total}>{formatMoney(sumOf(items, leftOut).totalCents)}</b>}
        </span>
        <ButtonLink variant="primary" href="#/shoppingcart">
          {texts.toCart}
        </ButtonLink>
      </div>
    </section>
  );
}
