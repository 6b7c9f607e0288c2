import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { AwardIcon, BookIcon, TicketIcon } from '@lectern/ui/icon';
import { Heading } from '@lectern/ui/layout';
import { formatNumber, useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Statistic, StatisticGroup } from '@lectern/ui/Statistic';
import { useSnapshot } from 'valtio/react';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { shell } from '../../../shared/school/shell.store.ts';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import * as css from './shop.css.ts';
import { buyGoods, type Goods, GOODS_HREF, shop, showShop } from './shop.store.ts';
import { shopTexts } from './shop.texts.ts';

const ICONS = { coupon: TicketIcon, membership: AwardIcon, course: BookIcon } as const;

/** Starts the page's first request. */
export const prepare: Prepare = () => showShop.prefetch();

/** The points shop: coupons, memberships and courses, each bought with one press and a confirmation. */
export default function ShopPage() {
  const texts = useTexts(shopTexts);
  const { status, goods } = useSnapshot(shop);
  const { pointName } = useSnapshot(shell).current;

  return (
    <AccountFrame current="score">
      <RemainingPoints />
      <Heading above="x8" below="x4">
        {texts.heading(pointName)}
      </Heading>
      <ListPage
        load={() => void showShop()}
        status={status}
        rows={goods}
        className={css.goodsGrid}
        rowClassName={css.row}
        label={texts.heading(pointName)}
        type="coupon"
        failed={texts.failed}
        skeleton={[3, '288px']}
        nothing={
          <EmptyWithLink
            type="coupon"
            title={texts.empty}
            description={texts.emptyHelp(pointName)}
            href="#/personal/accountcenter/score"
            label={texts.viewHistory}
          />
        }
      >
        {(one) => <GoodsCard goods={one} />}
      </ListPage>
    </AccountFrame>
  );
}

function RemainingPoints() {
  const texts = useTexts(shopTexts);
  const { status, goods, remaining } = useSnapshot(shop);
  const { pointName } = useSnapshot(shell).current;
  if (goods.length === 0 && status !== 'ready')
    return status === 'failed' ? null : <Skeleton shape="box" height="112px" />;
  return (
    <Card padding="large" className={css.remainingPoints}>
      <StatisticGroup>
        <Statistic label={texts.have(pointName)} value={remaining} tone="accent" />
      </StatisticGroup>
      <ButtonLink href="#/personal/accountcenter/score">{texts.viewHistory}</ButtonLink>
    </Card>
  );
}

function GoodsCard({ goods }: { readonly goods: Goods }) {
  const texts = useTexts(shopTexts);
  const { pointName } = useSnapshot(shell).current;
  const { name, kind, description, cover, points, left, state } = goods;
  const Sign = ICONS[kind];
  return (
    <article className={css.goods} aria-label={name} data-state={state}>
      <div className={css.cover}>
        {cover === '' ? (
          <Sign size={36} />
        ) : (
          <img className={css.picture} src={cover} alt="" loading="lazy" />
        )}
      </div>
      <header className={css.head}>
        <Heading level={3} size="md">
          {name}
        </Heading>
        <Tag tone={state === 'taken' || state === 'owned' ? 'success' : 'neutral'}>
          {state === 'open' ? texts.kinds[kind] : texts.states[state]}
        </Tag>
      </header>
      <p className={css.description}>{description}</p>
      <footer className={css.footer}>
        <span className={css.price}>
          {texts.points(formatNumber(points), pointName)}
          {state === 'open' && left !== undefined && (
            <span className={css.remaining}>{texts.remaining(left)}</span>
          )}
        </span>
        <Action goods={goods} />
      </footer>
    </article>
  );
}

/** Buys the goods, links to them, or says what is missing. */
function Action({ goods }: { readonly goods: Goods }) {
  const texts = useTexts(shopTexts);
  const locale = useLocale();
  const { remaining, buying } = useSnapshot(shop);
  const { pointName } = useSnapshot(shell).current;
  const { id, name, kind, points, state } = goods;

  const handleBuy = async () => {
    const isSure = await confirm({
      title: texts.sure(name),
      text: texts.sureText(texts.points(formatNumber(points), pointName)),
      confirm: texts.buy,
      cancel: texts.cancel,
    });
    if (isSure) toastResult(await buyGoods({ id, points }), texts.done(name), texts.notDone);
  };

  if (state === 'taken' || state === 'owned') {
    return (
      <ButtonLink href={GOODS_HREF[kind]} aria-label={labelled(locale, texts.view, name)}>
        {texts.view}
      </ButtonLink>
    );
  }
  if (state === 'soldOut') return null;
  if (remaining < points)
    return <span className={css.remaining}>{texts.missingPoints(formatNumber(points - remaining))}</span>;
  return (
    <Button
      variant="primary"
      isBusy={buying === id}
      aria-label={labelled(locale, texts.buy, name)}
      onClick={() => void handleBuy()}
    >
      {texts.buy}
    </Button>
  );
}
