import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { oneOf } from '../../shared/routes/oneOf.ts';
import { session } from '../../shared/session/session.store.ts';
import { ListStates } from '../../shared/page/ListStates.tsx';
import { ListTools, PersonalFrame } from '../personal/index.ts';
import { ownPlansHref, ownStates, type OwnState, readOwnQuery } from './address.ts';
import * as css from './own.css.ts';
import { OwnPlanCard } from './OwnPlanCard.tsx';
import { OWN_PER_PAGE, ownPlans, showOwnPlans } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';

/** The student's training plans, with the next step of each (tab "plan"). */
export default function OwnPlansPage() {
  const texts = useTexts(planTexts);
  const search = useSearch();
  const query = readOwnQuery(search);
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(ownPlans);
  const { plans = [], total = 0, counts } = value ?? {};

  useEffect(() => void showOwnPlans(readOwnQuery(search)), [search, token]);

  return (
    <PersonalFrame current="plan" title={texts.mine}>
      {counts !== undefined && counts.all > 0 && (
        <ListTools
          filter={
            <FilterChips
              label={texts.own.filter}
              options={ownStates.map((state) => ({
                value: state,
                label: texts.own.states[state],
                count: counts[state],
              }))}
              value={query.state ?? null}
              onChange={(state) => navigate(ownPlansHref({ state: oneOf(state, ownStates, undefined) }))}
            />
          }
        />
      )}
      <ListStates
        status={status}
        isEmpty={plans.length === 0}
        type="course"
        failed={texts.failed}
        pages={{
          page: query.page,
          pageCount: Math.ceil(total / OWN_PER_PAGE),
          hrefOf: (page) => ownPlansHref({ ...query, page }),
        }}
        onRetry={() => void showOwnPlans(query)}
        skeleton={
          <div className={css.list} aria-busy>
            {[0, 1].map((place) => (
              <Skeleton key={place} shape="box" height="260px" />
            ))}
          </div>
        }
        nothing={<Nothing state={query.state} />}
      >
        <ul className={css.list} aria-busy={status === 'loading'}>
          {plans.map((own) => (
            <li key={own.plan.id}>
              <OwnPlanCard own={own} onChange={() => void showOwnPlans(query)} />
            </li>
          ))}
        </ul>
      </ListStates>
    </PersonalFrame>
  );
}

function Nothing({ state }: { readonly state: OwnState | undefined }) {
  const { own } = useTexts(planTexts);
  if (state === undefined) {
    return (
      <EmptyState
        type="course"
        title={own.empty}
        description={own.emptyHelp}
        action={
          <ButtonLink variant="primary" href="#/trainingPlan">
            {own.find}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      type="search"
      title={own.emptyOf(own.states[state])}
      action={<ButtonLink href={ownPlansHref()}>{own.showAll}</ButtonLink>}
    />
  );
}
