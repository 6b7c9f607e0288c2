import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../shared/page/list/ListFilter.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../shared/page/list/ListTools.tsx';
import { PersonalFrame } from '../personal/index.ts';
import { ownPlansHref, ownStates, type OwnState, readOwnQuery } from './address.ts';
import { OwnPlanCard } from './OwnPlanCard.tsx';
import { OWN_PER_PAGE, ownPlans, showOwnPlans } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showOwnPlans.prefetch(readOwnQuery(search));

/** The student's training plans, with the next step of each (tab "plan"). */
export default function OwnPlansPage() {
  const texts = useTexts(planTexts);
  const search = useSearch();
  const query = readOwnQuery(search);
  const { status, value } = useSnapshot(ownPlans);
  const { records = [], total = 0, counts } = value ?? {};

  return (
    <PersonalFrame current="plan" title={texts.mine}>
      {counts !== undefined && counts.all > 0 && (
        <ListTools
          filter={
            <ListFilter
              label={texts.own.filter}
              choices={ownStates}
              names={texts.own.states}
              counts={counts}
              value={query.state}
              hrefOf={(state) => ownPlansHref({ state })}
            />
          }
        />
      )}
      <ListPage
        load={() => void showOwnPlans(query)}
        status={status}
        rows={records}
        pages={{ filter: query, total, perPage: OWN_PER_PAGE, hrefOf: ownPlansHref }}
        keyOf={(own) => own.plan.id}
        type="course"
        failed={texts.failed}
        skeleton={[2, '260px']}
        nothing={<NoOwnPlans state={query.state} />}
      >
        {(own) => <OwnPlanCard own={own} onChange={() => void showOwnPlans(query)} />}
      </ListPage>
    </PersonalFrame>
  );
}

function NoOwnPlans({ state }: { readonly state: OwnState | undefined }) {
  const { own } = useTexts(planTexts);
  if (state === undefined) {
    return (
      <EmptyWithLink
        type="course"
        title={own.empty}
        description={own.emptyHelp}
        href="#/trainingPlan"
        label={own.find}
        isPrimary
      />
    );
  }
  return (
    <EmptyWithLink
      type="search"
      title={own.emptyOf(own.states[state])}
      href={ownPlansHref()}
      label={own.showAll}
    />
  );
}
