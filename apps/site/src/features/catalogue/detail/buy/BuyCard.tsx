import { Button, ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { CheckIcon, HeartIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney, Price } from '@lectern/ui/Price';
import { Progress } from '@lectern/ui/Progress';
import { useSnapshot } from 'valtio/react';
import { isLoggedIn } from '../../../../shared/session/session.store.ts';
import { openLogin } from '../../../../shared/session/login.ts';
import { requireLogin } from '../../../../shared/session/requireLogin.ts';
import * as frame from '../../../../shared/page/detail/detailPage.css.ts';
import { shell } from '../../../../shared/school/shell.store.ts';
import { toast } from '../../../../shared/overlays/toast.ts';
import { toastResult, showRefusal } from '../../../../shared/overlays/toastResult.ts';
import { lessonHref } from '../../../../shared/routes/pages.ts';
import { addToCart, cart } from '../../../cart/index.ts';
import { BuyNowButton, openCartPanel } from '../../../cart/readers.ts';
import * as css from './BuyCard.css.ts';
import { primaryActionOf, type Detail } from '../detail.model.ts';
import { courseDetail, showDetail, startFree, toggleCollected } from '../detail.store.ts';
import { detailTexts } from '../detail.texts.ts';
import { formatDuration } from '../duration.ts';
import { Share } from './Share.tsx';

/** The price, the main action, and the facts; sticky on desktop. */
export function BuyCard({ detail }: { readonly detail: Detail }) {
  const texts = useTexts(detailTexts);
  const { isCollected } = useSnapshot(courseDetail);
  const { course } = detail;
  const saved = course.listPriceCents - course.priceCents;
  const promises = course.isPackage ? texts.packagePromises : texts.promises;

  const handleCollect = async () => {
    if (!isLoggedIn()) openLogin('login');
    else if (!(await toggleCollected()).isDone) toast(texts.collectFailed, { tone: 'danger' });
  };

  return (
    <div className={css.card}>
      <div className={css.cover}>
        {course.cover !== '' && (
          <img
            className={css.picture}
            src={course.cover}
            alt=""
            width={640}
            height={360}
            fetchPriority="high"
          />
        )}
      </div>
      <div className={css.body}>
        {course.isOwned ? (
          <div className={css.primary}>
            <Progress percent={course.progress} label={texts.progress} hasFigure />
          </div>
        ) : (
          <Inline as="p" gap="x2" align="baseline">
            <Price cents={course.priceCents} originalCents={course.listPriceCents} size="large" />
            {saved > 0 && course.priceCents > 0 && (
              <span className={css.saved}>{texts.save(formatMoney(saved))}</span>
            )}
          </Inline>
        )}
        <div className={css.primary}>
          <PrimaryButton detail={detail} isBlock />
        </div>
        <div className={css.secondaryActions}>
          <Button variant="quiet" isBlock aria-pressed={isCollected} onClick={() => void handleCollect()}>
            <HeartIcon fill={isCollected ? 'currentColor' : 'none'} />{' '}
            {isCollected ? texts.collected : texts.collect}
          </Button>
          <Share course={course} />
        </div>
        <Facts detail={detail} />
        {!course.isOwned && course.priceCents > 0 && (
          <ul className={css.benefits}>
            {promises.map((promise) => (
              <Inline as="li" key={promise} gap="x2" isOneLine>
                <CheckIcon className={css.check} size={16} /> {promise}
              </Inline>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Facts({ detail }: { readonly detail: Detail }) {
  const texts = useTexts(detailTexts);
  const locale = useLocale();
  const { course } = detail;
  const { facts } = texts;
  const length = formatDuration(detail.seconds, locale);
  return (
    <DescriptionList
      layout="lines"
      rule="above"
      items={[
        {
          term: facts.total,
          value: course.isPackage
            ? `${facts.courses(detail.packageCourses.length)} · ${facts.lessons(course.lessonCount)}`
            : facts.lessons(course.lessonCount),
        },
        { term: facts.length, value: length },
        { term: facts.hours, value: detail.hours > 0 && facts.hoursValue(detail.hours) },
        { term: facts.language, value: detail.language },
        { term: facts.prerequisites, value: detail.prerequisites[locale] },
        { term: facts.provider, value: detail.provider[locale] },
      ]}
    />
  );
}

/** Price and main action at the bottom of a phone. */
export function BuyBar({ detail }: { readonly detail: Detail }) {
  const texts = useTexts(detailTexts);
  const { course } = detail;
  return (
    <div className={css.bar} data-bottom-bar="">
      <div className={css.barPrice}>
        {course.isOwned ? (
          <Progress percent={course.progress} label={texts.progress} hasFigure />
        ) : (
          <Price cents={course.priceCents} originalCents={course.listPriceCents} />
        )}
      </div>
      <PrimaryButton detail={detail} />
    </div>
  );
}

interface PrimaryButtonProps {
  readonly detail: Detail;
  readonly isBlock?: boolean;
}

function PrimaryButton({ detail, isBlock = false }: PrimaryButtonProps) {
  const texts = useTexts(detailTexts);
  const { course } = detail;
  const { ids } = useSnapshot(cart);
  const { enrolling } = useSnapshot(courseDetail);
  const { hasCart } = useSnapshot(shell).current.services;
  const action = primaryActionOf(detail, hasCart && ids.includes(course.commodityId));
  const look = { variant: 'primary', size: 'large', isBlock } as const;

  const handleAdd = async () => {
    const added = await addToCart({ commodityId: course.commodityId });
    if (added.isDone) {
      openCartPanel();
    } else {
      showRefusal(added, texts.addFailed);
      if (added.message !== '') void showDetail(course.commodityId, course.courseId);
    }
  };

  const handleStart = async () => {
    if (toastResult(await startFree(), texts.started, texts.startFailed))
      void showDetail(course.commodityId, course.courseId);
  };

  const buyNow = (
    <BuyNowButton
      {...look}
      commodityIds={[course.commodityId]}
      onRefused={() => void showDetail(course.commodityId, course.courseId)}
    />
  );

  switch (action.kind) {
    case 'enterLive':
      return (
        <ButtonLink {...look} href={lessonHref(course, action.lessonId)}>
          {texts.actions.enterLive}
        </ButtonLink>
      );
    case 'learn':
      return (
        <ButtonLink
          {...look}
          href={action.lessonId === '' ? '#/personal/course/lessons' : lessonHref(course, action.lessonId)}
        >
          {action.hasBegun ? texts.actions.continueLearning : texts.actions.begin}
        </ButtonLink>
      );
    case 'openPackage':
      return (
        <ButtonLink {...look} href="#/personal/course/package">
          {texts.actions.openPackage}
        </ButtonLink>
      );
    case 'goToCart':
      return (
        <div className={frame.actions}>
          <ButtonLink size="large" isBlock={isBlock} href="#/shoppingcart">
            {texts.actions.goToCart}
          </ButtonLink>
          {buyNow}
        </div>
      );
    case 'startFree':
      return (
        <Button {...look} isBusy={enrolling === 'yes'} onClick={() => requireLogin(() => void handleStart())}>
          {texts.actions.startFree}
        </Button>
      );
    case 'addToCart':
      return !hasCart ? (
        buyNow
      ) : (
        <div className={frame.actions}>
          <Button size="large" isBlock={isBlock} onClick={() => void handleAdd()}>
            {texts.actions.addToCart}
          </Button>
          {buyNow}
        </div>
      );
    case 'offSale':
      return (
        <Button {...look} disabled>
          {texts.actions.offSale}
        </Button>
      );
  }
}
