import { Button } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { EmptyState } from '@lectern/ui/EmptyState';
import { TextField } from '@lectern/ui/fields';
import { Heading, Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { QrCode } from '@lectern/ui/shell';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { shell } from '../../../shared/school/shell.store.ts';
import { copyText } from '../../../shared/copyText.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { inviteTexts } from './invite.texts.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import * as css from './invite.css.ts';
import {
  type Friend,
  FRIENDS_PER_PAGE,
  type Invitation,
  invite,
  loadInvitation,
  showFriends,
} from './invite.store.ts';
import { INVITE_HREF } from '../address.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import * as rowCss from '../score.css.ts';

const QR_SIZE = 144;

/** Starts the page's first requests. */
export const prepare: Prepare = (_params, search) =>
  Promise.all([loadInvitation.prefetch(), showFriends.prefetch(pageOf(search))]);

/** The student's invitation link, and the friends who registered with it. The page number is in the address. */
export default function InvitePage() {
  const texts = useTexts(inviteTexts);
  const page = pageOf(useSearch());
  const { codeStatus, invitation, status, records, total } = useSnapshot(invite);
  // The section's height depends on the school's rules; what is below waits for it.
  const isFirst = invitation === undefined && codeStatus === 'loading';

  useLoad(loadInvitation);

  return (
    <AccountFrame current="invite">
      <Status />
      <ListPage
        tools={
          !isFirst && (
            <Heading above="x8" below="x4">
              {texts.list} {total > 0 && <span className={css.total}>{texts.total(total)}</span>}
            </Heading>
          )
        }
        load={() => void showFriends(page)}
        status={isFirst ? 'loading' : status}
        rows={isFirst ? [] : records}
        pages={{
          filter: { page },
          total,
          perPage: FRIENDS_PER_PAGE,
          hrefOf: (filter) => withQuery(INVITE_HREF, filter),
        }}
        className={rowCss.list}
        rowClassName={rowCss.entry}
        label={texts.list}
        keyOf={(friend, index) => `${friend.joinedAt} ${index}`}
        failed={texts.listFailed}
        skeleton={<RowsSkeleton />}
        nothing={<EmptyState title={texts.empty} description={texts.emptyHelp} />}
      >
        {(friend) => <Row friend={friend} />}
      </ListPage>
    </AccountFrame>
  );
}

function Status() {
  const texts = useTexts(inviteTexts);
  const { codeStatus, invitation } = useSnapshot(invite);
  if (codeStatus === 'failed') {
    return (
      <Card padding="large">
        <FailedNote onRetry={() => void loadInvitation()}>{texts.failed}</FailedNote>
      </Card>
    );
  }
  if (invitation === undefined) return <Skeleton shape="box" height="330px" />;
  return <Sending invitation={invitation} />;
}

/** Returns a sentence about what both sides get. */
function worthOf(
  { ownPoints, friendPoints }: Pick<Invitation, 'ownPoints' | 'friendPoints'>,
  name: string,
  texts: typeof inviteTexts.zh,
): string {
  const [own, friend] = [texts.points(ownPoints, name), texts.points(friendPoints, name)];
  if (ownPoints > 0) return friendPoints > 0 ? texts.both(own, friend) : texts.onlyOwn(own);
  return friendPoints > 0 ? texts.onlyFriend(friend) : texts.neither;
}

function Sending({ invitation }: { readonly invitation: Invitation }) {
  const texts = useTexts(inviteTexts);
  const { pointName, services } = useSnapshot(shell).current;
  const { code, url, rulesHtml } = invitation;
  const worth = services.hasPoints ? invitation : { ownPoints: 0, friendPoints: 0 };
  const link = useRef<HTMLInputElement>(null);

  const copy = async (text: string) => {
    if (await copyText(text)) {
      toast(texts.copied, { tone: 'success' });
      return;
    }
    // Selected, so that the link can be copied by hand.
    link.current?.select();
    toast(texts.copyFailed);
  };

  return (
    <Card as="section" padding="large" aria-label={texts.heading}>
      <div className={css.layout}>
        <div className={css.text}>
          <Heading size="xl">{texts.heading}</Heading>
          <p className={css.lead}>{worthOf(worth, pointName, texts)}</p>
          <Inline above="x6" gap="x3" align="end" justify="space-between">
            <p>
              <span className={css.label}>{texts.code}</span>
              <span className={css.code}>{code}</span>
            </p>
            <Button onClick={() => void copy(code)}>{texts.copyCode}</Button>
          </Inline>
          {url !== '' && (
            <div className={css.linkRow}>
              <TextField
                ref={link}
                readOnly
                label={texts.link}
                hint={texts.linkHint}
                value={url}
                onFocus={(event) => event.currentTarget.select()}
              />
              <Button variant="primary" className={css.copy} onClick={() => void copy(url)}>
                {texts.copyLink}
              </Button>
            </div>
          )}
        </div>
        {url !== '' && (
          <div className={css.scan}>
            <QrCode text={url} label={texts.scan} size={QR_SIZE} />
            <p className={css.scanWords}>
              {texts.scan}
              <span className={css.label}>{texts.scanHint}</span>
            </p>
          </div>
        )}
      </div>
      {rulesHtml !== '' && (
        <div className={css.rules}>
          <h3 className={css.rulesName}>{texts.rules}</h3>
          <RichText html={rulesHtml} />
        </div>
      )}
    </Card>
  );
}

function Row({ friend: { name, joinedAt, points } }: { readonly friend: Friend }) {
  const { hasPoints } = useSnapshot(shell).current.services;
  const texts = useTexts(inviteTexts);
  const locale = useLocale();
  return (
    <>
      <span className={rowCss.remark}>{name}</span>
      <span className={rowCss.time}>
        {texts.joined} <time dateTime={joinedAt}>{formatTime(joinedAt, 'moment', locale)}</time>
      </span>
      {hasPoints && points > 0 ? (
        <strong className={rowCss.change} data-gain="">
          {texts.earned(points)}
        </strong>
      ) : (
        <span className={css.noReward}>{texts.unrewarded}</span>
      )}
    </>
  );
}
