import { Tag } from '@lectern/ui/Badge';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FilterChips } from '@lectern/ui/FilterChips';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { oneOf } from '../../../shared/routes/oneOf.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { session } from '../../../shared/session/session.store.ts';
import { ListStates } from '../../../shared/page/ListStates.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { ownHome } from '../../../shared/school/ownHome.ts';
import { ListTools, SearchField } from '../../personal/index.ts';
import { offerHref, offersHref, readOffersQuery } from './address.ts';
import { type Offer, offerStates } from './offers.model.ts';
import { firstOffers, offerList, OFFERS_PER_PAGE, showOffers } from './offers.store.ts';
import * as css from './offers.css.ts';
import { offersTexts } from './offers.texts.ts';
import { offerTones } from './offerTones.ts';
import { useOfferFacts } from './useOfferFacts.ts';

/** What the list asks for first. */
export const prepare: Prepare = (_params, search) => firstOffers.prefetch(readOffersQuery(search));

/** The exams that the school registers for; the address keeps the whole state (`/apply`). */
export default function OffersPage() {
  const texts = useTexts(offersTexts);
  const search = useSearch();
  const query = readOffersQuery(search);
  const { schoolId } = useSnapshot(session);
  const { status, value } = useSnapshot(offerList);
  const { offers = [], total = 0, counts } = value ?? {};
  const isNarrowed = query.state !== undefined || query.keyword !== '' || query.page > 1;

  useEffect(() => void firstOffers.take(readOffersQuery(search)), [search, schoolId]);

  return (
    <Page
      title={texts.title}
      breadcrumb={<Breadcrumb steps={[{ label: texts.home, href: ownHome() }, { label: texts.title }]} />}
    >
      <p className={css.lead}>{texts.lead}</p>
      <ListTools
        filter={
          <FilterChips
            label={texts.state}
            options={offerStates.map((state) => ({
              value: state,
              label: texts.states[state],
              ...(counts !== undefined && { count: counts[state] }),
            }))}
            value={query.state ?? null}
            onChange={(chosen) =>
              navigate(offersHref({ keyword: query.keyword, state: oneOf(chosen, offerStates, undefined) }))
            }
          />
        }
      >
        <SearchField
          key={query.keyword}
          label={texts.search}
          placeholder={texts.search}
          value={query.keyword}
          onSearch={(keyword) => navigate(offersHref({ state: query.state, keyword }))}
        />
      </ListTools>
      <p className={css.count} role="status">
        {value === undefined ? texts.loading : status !== 'failed' && texts.results(total)}
      </p>
      <ListStates
        status={status}
        isEmpty={offers.length === 0}
        type="certificate"
        failed={texts.failed}
        pages={{
          page: query.page,
          pageCount: Math.ceil(total / OFFERS_PER_PAGE),
          hrefOf: (page) => offersHref({ ...query, page }),
        }}
        onRetry={() => void showOffers(query)}
        skeleton={
          <div className={css.grid} aria-busy>
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} shape="box" height="206px" />
            ))}
          </div>
        }
        nothing={
          isNarrowed ? (
            <EmptyState
              type="search"
              title={texts.noneFound}
              action={<ButtonLink href={offersHref()}>{texts.showAll}</ButtonLink>}
            />
          ) : (
            <EmptyState
              type="certificate"
              title={texts.none}
              description={texts.noneHelp}
              action={
                <ButtonLink variant="primary" href="#/course/list">
                  {texts.toCourses}
                </ButtonLink>
              }
            />
          )
        }
      >
        <ul className={css.grid} aria-busy={status === 'loading'} inert={status === 'loading'}>
          {offers.map((offer) => (
            <li key={offer.itemId}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      </ListStates>
    </Page>
  );
}

function OfferCard({ offer }: { readonly offer: Offer }) {
  const texts = useTexts(offersTexts);
  const facts = useOfferFacts(offer);
  const { itemId, name, state } = offer;
  return (
    <article className={css.card} aria-label={name}>
      <header className={css.head}>
        <h2 className={css.name}>
          <Link className={css.nameLink} href={offerHref(itemId)}>
            {name}
          </Link>
        </h2>
        <Tag tone={offerTones[state]}>{texts.states[state]}</Tag>
      </header>
      <dl className={css.facts}>
        {facts.map(([what, value]) => (
          <div key={what} className={css.fact}>
            <dt className={css.what}>{what}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
