import { Button, ButtonLink } from '@lectern/ui/Button';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { session } from '../../../shared/session/session.store.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../../shared/page/list/ListFilter.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { SearchField } from '../../../shared/page/list/SearchField.tsx';
import { PersonalFrame } from '../../personal/index.ts';
import {
  ALL_SIGNS,
  asksForDue,
  filterOf,
  lessonBefore,
  signHref,
  type SignsFilter,
  signsHref,
} from '../address.ts';
import { openPlaces } from './places.store.ts';
import { PlacesDialog } from './PlacesDialog.tsx';
import * as css from '../proxyExam.css.ts';
import { canTakePlace, type Sign, signStates } from '../proxyExam.model.ts';
import { proxyExamTexts } from '../proxyExam.texts.ts';
import { SignCard } from './SignCard.tsx';
import { findDue, showSigns, signs, SIGNS_PER_PAGE } from './signs.store.ts';

/**
 * The exams for which the school registers the student (/personal/course/apply). If the address asks for the
 * next due registration, as the lesson gate does, the page redirects to it.
 */
export function SignsPage() {
  const texts = useTexts(proxyExamTexts);
  const search = useSearch();
  const { token } = useSnapshot(session);
  const { status, records, total } = useSnapshot(signs);
  const filter = filterOf(search);
  const isLooking = useDueRedirect(search, token);

  const isPlain = filter.state === undefined && filter.keyword === '';
  return (
    <PersonalFrame current="apply" title={texts.title}>
      {!isLooking && status === 'ready' && asksForDue(search) && <NothingDue lesson={lessonBefore(search)} />}
      {!(isPlain && status === 'ready' && records.length === 0) && (
        <ListTools
          filter={
            <ListFilter
              label={texts.state}
              choices={signStates}
              names={texts.states}
              value={filter.state}
              hrefOf={(state) => signsHref({ ...filter, state, page: 1 })}
            />
          }
        >
          <SearchField
            key={filter.keyword}
            label={texts.search}
            placeholder={texts.searchHint}
            value={filter.keyword}
            onSearch={(keyword) => navigate(signsHref({ ...filter, keyword, page: 1 }))}
          />
        </ListTools>
      )}
      <ListPage
        status={isLooking ? 'loading' : status}
        rows={isLooking ? [] : records}
        type="certificate"
        failed={texts.failed}
        pages={{ filter, total, perPage: SIGNS_PER_PAGE, hrefOf: signsHref }}
        load={() => void showSigns(filter)}
        skeleton={<SignsSkeleton {...(isLooking && { label: texts.findingDue })} />}
        nothing={<NoRegistrations filter={filter} />}
      >
        <Signs records={records} isLoading={status === 'loading'} />
      </ListPage>
      <PlacesDialog onDone={() => void showSigns(filter)} />
    </PersonalFrame>
  );
}

/** Redirects to the next due registration if the address asks for it; returns whether it is still being searched. */
function useDueRedirect(search: string, token: string): boolean {
  const isForDue = asksForDue(search);
  const [lookedIn, setLookedIn] = useState('');
  useEffect(() => {
    if (!isForDue) return undefined;
    let isHere = true;
    const look = async () => {
      // If the request fails, the list itself shows that it could not be loaded.
      const due = await findDue().catch(() => undefined);
      if (!isHere) return;
      if (due === undefined) setLookedIn(search);
      else navigate(signHref(due.itemId, lessonBefore(search)), { replace: true });
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [isForDue, search, token]);
  return isForDue && lookedIn !== search;
}

function NothingDue({ lesson }: { readonly lesson: string }) {
  const texts = useTexts(proxyExamTexts);
  return (
    <div className={css.note} role="status">
      {lesson === '' ? texts.nothingDueHere : texts.nothingDue}
      {lesson !== '' && (
        <ButtonLink variant="primary" href={lesson}>
          {texts.goOnStudying}
        </ButtonLink>
      )}
    </div>
  );
}

function Signs({ records, isLoading }: { readonly records: readonly Sign[]; readonly isLoading: boolean }) {
  const texts = useTexts(proxyExamTexts);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const canTake = records.filter(canTakePlace);
  const chosen = canTake.filter(({ signId }) => picked.has(signId));

  const pick = (signId: string, isPicked: boolean) => {
    const next = new Set(picked);
    if (isPicked) next.add(signId);
    else next.delete(signId);
    setPicked(next);
  };

  return (
    <>
      <Stack as="ul" below="x6" gap="x4" aria-busy={isLoading}>
        {records.map((sign) => (
          <li key={sign.itemId}>
            <SignCard
              sign={sign}
              isPicked={canTake.length > 1 && canTake.includes(sign) ? picked.has(sign.signId) : undefined}
              onPick={(isPicked) => pick(sign.signId, isPicked)}
              onChoosePlace={() => openPlaces([sign])}
            />
          </li>
        ))}
      </Stack>
      {chosen.length > 0 && (
        <div className={css.bar} data-bottom-bar="">
          <span role="status">{texts.picked(chosen.length)}</span>
          <Button variant="primary" onClick={() => openPlaces(chosen)}>
            {texts.choosePlace}
          </Button>
        </div>
      )}
    </>
  );
}

function NoRegistrations({ filter: { state, keyword } }: { readonly filter: SignsFilter }) {
  const texts = useTexts(proxyExamTexts);
  if (keyword === '' && state === undefined) {
    return (
      <EmptyWithLink
        type="certificate"
        title={texts.empty}
        description={texts.emptyHelp}
        href="#/personal/course/lessons"
        label={texts.toLessons}
        isPrimary
      />
    );
  }
  return (
    <EmptyWithLink
      type="search"
      title={
        keyword !== '' || state === undefined
          ? texts.nothingFound(keyword)
          : texts.emptyOf(texts.states[state])
      }
      href={ALL_SIGNS}
      label={texts.showAll}
    />
  );
}

function SignsSkeleton({ label }: { readonly label?: string }) {
  return (
    <Stack
      below="x6"
      gap="x4"
      aria-busy
      {...(label !== undefined && { role: 'status', 'aria-label': label })}
    >
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} shape="box" height="212px" />
      ))}
    </Stack>
  );
}
