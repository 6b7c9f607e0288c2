import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { FoundCount } from '../../../shared/page/list/FoundCount.tsx';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../../shared/page/list/ListFilter.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { SearchField } from '../../../shared/page/list/SearchField.tsx';
import { offerHref, offersHref, readOffersQuery } from './address.ts';
import { type Offer, offerStates } from './offers.model.ts';
import { showOffers, offerList, OFFERS_PER_PAGE } from './offers.store.ts';
import * as css from './offers.css.ts';
import { offersTexts } from './offers.texts.ts';
import { offerTones } from './offerTones.ts';
import { useOfferFacts } from './useOfferFacts.tsx';

/** Starts the list's first request. */
export const prepare: Prepare = (_params, search) => showOffers.prefetch(readOffersQuery(search));

/** The exams for which the school registers students; the whole state is in the address (`/apply`). */
export default function OffersPage() {
  const texts = useTexts(offersTexts);
  const query = readOffersQuery(useSearch());
  const { status, value } = useSnapshot(offerList);
  const { records = [], total = 0, counts } = value ?? {};
  const isNarrowed = query.state !== undefined || query.keyword !== '' || query.page > 1;

  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      tools={
        <>
          <ListTools
            filter={
              <ListFilter
                label={texts.state}
                choices={offerStates}
                names={texts.states}
                counts={counts}
                value={query.state}
                hrefOf={(state) => offersHref({ keyword: query.keyword, state })}
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
          <Stack below="x4">
            <FoundCount status={status} total={value?.total} label={texts.results} />
          </Stack>
        </>
      }
      status={status}
      rows={records}
      type="certificate"
      failed={texts.failed}
      pages={{ filter: query, total, perPage: OFFERS_PER_PAGE, hrefOf: offersHref }}
      load={() => void showOffers(query)}
      className={css.grid}
      keyOf={({ itemId }) => itemId}
      skeleton={[4, '206px']}
      nothing={
        isNarrowed ? (
          <EmptyWithLink type="search" title={texts.noneFound} href={offersHref()} label={texts.showAll} />
        ) : (
          <EmptyWithLink
            type="certificate"
            title={texts.empty}
            description={texts.noneHelp}
            href="#/course/list"
            label={texts.toCourses}
            isPrimary
          />
        )
      }
    >
      {(offer) => <OfferCard offer={offer} />}
    </ListPage>
  );
}

function OfferCard({ offer }: { readonly offer: Offer }) {
  const texts = useTexts(offersTexts);
  const facts = useOfferFacts(offer);
  const { itemId, name, state } = offer;
  return (
    <Card as="article" padding="large" gap="x4" className={css.card} aria-label={name}>
      <Inline as="header" gap="x3" align="start" justify="space-between" isOneLine>
        <Heading>
          <Link className={css.nameLink} href={offerHref(itemId)}>
            {name}
          </Link>
        </Heading>
        <Tag tone={offerTones[state]}>{texts.states[state]}</Tag>
      </Inline>
      <DescriptionList layout="pairs" items={facts} />
    </Card>
  );
}
