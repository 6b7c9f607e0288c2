import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { CheckAll, Checkbox } from '@lectern/ui/fields';
import { TrashIcon } from '@lectern/ui/icon';
import { Dotted, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney, Price } from '@lectern/ui/Price';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { Page } from '../../shared/page/Page.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { SitePath } from '../../shared/page/SitePath.tsx';
import type { Prepare } from '../../shared/routes/screen.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { showRefusal } from '../../shared/overlays/toastResult.ts';
import { groupBySchool, sumOf, type CartItem } from './cart.model.ts';
import { cart, chooseItems, loadCart, removeFromCart, restoreToCart } from './cart.store.ts';
import { cartTexts } from './cart.texts.ts';
import * as css from './CartPage.css.ts';
import { CartSummary } from './CartSummary.tsx';

/** Starts the cart's first request. */
export const prepare: Prepare = () => (shell.current.services.hasCart ? loadCart.prefetch() : undefined);

/** The shopping cart. */
export default function CartPage() {
  const texts = useTexts(cartTexts);
  const { status, items } = useSnapshot(cart);
  const { hasCart } = useSnapshot(shell).current.services;

  const toCourses = (
    <ButtonLink variant="primary" href="#/course/list">
      {texts.toCourses}
    </ButtonLink>
  );
  if (!hasCart) {
    return (
      <Page title={texts.title} breadcrumb={<SitePath steps={[{ label: texts.title }]} />}>
        <EmptyState type="order" title={texts.closed} description={texts.closedHelp} action={toCourses} />
      </Page>
    );
  }
  return (
    <ListPage
      title={texts.title}
      actions={items.length > 0 && <span className={css.muted}>{texts.count(items.length)}</span>}
      load={() => void loadCart()}
      status={status === 'failed' && items.length > 0 ? 'ready' : status}
      rows={items}
      type="order"
      failed={texts.failed}
      skeleton={<CartSkeleton />}
      nothing={
        <EmptyState type="course" title={texts.empty} description={texts.emptyHelp} action={toCourses} />
      }
    >
      <FilledCart items={items} />
    </ListPage>
  );
}

/** Returns a function that removes items and offers to undo it. */
function useRemoval() {
  const texts = useTexts(cartTexts);
  return async (items: readonly CartItem[]) => {
    const ids = items.map(({ commodityId }) => commodityId);
    const removed = await removeFromCart(ids);
    if (removed.isDone) {
      toast(texts.removed(ids.length), {
        action: {
          label: texts.undo,
          onAction: () =>
            void restoreToCart(ids).then((restored) => {
              if (!restored.isDone) showRefusal(restored, texts.restoreFailed);
            }),
        },
      });
    } else {
      showRefusal(removed, texts.removeFailed);
    }
  };
}

function FilledCart({ items }: { readonly items: readonly CartItem[] }) {
  const texts = useTexts(cartTexts);
  const { leftOut } = useSnapshot(cart);
  const remove = useRemoval();
  const ready = items.filter(({ state }) => state === 'ready');
  const invalid = items.filter(({ state }) => state !== 'ready');
  const { chosen, packageOf, insteadOf } = sumOf(items, leftOut);
  const idsOf = (some: readonly CartItem[]) => some.map(({ commodityId }) => commodityId);
  const isChosen = ({ commodityId }: CartItem) => !leftOut.includes(commodityId);
  const countable = (some: readonly CartItem[]) =>
    some.filter(({ commodityId }) => !packageOf.has(commodityId));
  const groups = groupBySchool(ready);
  return (
    <div className={css.layout}>
      <Stack gap="x4">
        {groups.length > 1 && (
          <CheckAll
            checked={chosen.length === countable(ready).length}
            isMixed={chosen.length > 0 && chosen.length < countable(ready).length}
            onChange={(event) => chooseItems(idsOf(ready), event.currentTarget.checked)}
          >
            {texts.all}
          </CheckAll>
        )}
        {groups.map((group) => {
          const countableCount = countable(group.items).length;
          const count = countable(group.items).filter(isChosen).length;
          return (
            <section key={group.schoolId} className={css.group} aria-label={group.schoolName}>
              <header className={css.groupHead}>
                <CheckAll
                  aria-label={texts.chooseSchool(group.schoolName)}
                  checked={count === countableCount}
                  isMixed={count > 0 && count < countableCount}
                  onChange={(event) => chooseItems(idsOf(group.items), event.currentTarget.checked)}
                >
                  <span className={css.school}>{group.schoolName}</span>
                </CheckAll>
              </header>
              <ul>
                {group.items.map((item) => (
                  <li key={item.commodityId} className={css.item}>
                    <Row
                      item={item}
                      isChosen={isChosen(item)}
                      holder={packageOf.get(item.commodityId)}
                      instead={insteadOf.get(item.commodityId)}
                      onRemove={() => void remove([item])}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {invalid.length > 0 && (
          <section className={css.group} aria-label={texts.invalid}>
            <header className={css.groupHead}>
              <h2 className={css.school}>{texts.invalid}</h2>
              <Button variant="quiet" size="small" onClick={() => void remove(invalid)}>
                {texts.removeInvalid}
              </Button>
            </header>
            <ul>
              {invalid.map((item) => (
                <li key={item.commodityId} className={css.item}>
                  <Row item={item} isChosen={false} onRemove={() => void remove([item])} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
      <CartSummary />
    </div>
  );
}

interface RowProps {
  readonly item: CartItem;
  readonly isChosen: boolean;
  /** The chosen package that includes the course already. */
  readonly holder?: CartItem | undefined;
  /** The package in the cart that also includes the course, but is not chosen. */
  readonly instead?: CartItem | undefined;
  readonly onRemove: () => void;
}

function Row({ item, isChosen, holder, instead, onRemove }: RowProps) {
  const texts = useTexts(cartTexts);
  const locale = useLocale();
  const name = item.name[locale];
  const insteadText = (one: CartItem, other: CartItem) => {
    const moreCents = other.priceCents - one.priceCents;
    return moreCents < 0
      ? texts.packageCheaper(other.name[locale], formatMoney(-moreCents))
      : texts.packageDearer(other.name[locale], formatMoney(moreCents));
  };
  const about = [
    texts.kinds[item.kind],
    item.teacher[locale],
    item.lessonCount > 0 && texts.lessons(item.lessonCount),
  ];
  return (
    <div className={css.row} data-state={holder ? 'included' : item.state}>
      {item.state === 'ready' && holder === undefined ? (
        <Checkbox
          className={css.tick}
          aria-label={texts.choose(name)}
          checked={isChosen}
          onChange={(event) => chooseItems([item.commodityId], event.currentTarget.checked)}
        >
          {null}
        </Checkbox>
      ) : (
        <span className={css.tick} />
      )}
      <Link className={css.cover} href={item.href} tabIndex={-1} aria-hidden>
        {item.cover !== '' && (
          <img className={css.picture} src={item.cover} alt="" width={160} height={90} loading="lazy" />
        )}
      </Link>
      <div className={css.text}>
        <Link className={css.name} href={item.href}>
          {name}
        </Link>
        <p className={css.meta}>
          <Dotted>{about.filter(Boolean).join(' · ')}</Dotted>
        </p>
        {item.state !== 'ready' && <p className={css.reason}>{texts.reasons[item.state]}</p>}
        {holder && (
          <p className={css.reason}>{texts.included(holder.name[locale], formatMoney(item.priceCents))}</p>
        )}
        {holder === undefined && instead && <p className={css.meta}>{insteadText(item, instead)}</p>}
      </div>
      <div className={css.end}>
        {item.state === 'owned' ? (
          <ButtonLink size="small" href={item.href}>
            {texts.goLearn}
          </ButtonLink>
        ) : holder ? (
          <span className={css.muted}>{texts.inPackage}</span>
        ) : (
          <Price cents={item.priceCents} originalCents={item.listPriceCents} />
        )}
        <Button variant="quiet" size="small" aria-label={texts.removeItem(name)} onClick={onRemove}>
          <TrashIcon size={18} /> <span className={css.removeLabel}>{texts.remove}</span>
        </Button>
      </div>
    </div>
  );
}

function CartSkeleton() {
  return (
    <div className={css.layout} aria-busy>
      <Stack gap="x4">
        <Skeleton shape="box" height="52px" />
        <Skeleton shape="box" height="122px" />
        <Skeleton shape="box" height="122px" />
      </Stack>
      <Skeleton shape="box" height="240px" />
    </div>
  );
}
