import { AgreementBadge } from '@lectern/ui/agreements';
import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FileIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Dotted, Inline, Stack } from '@lectern/ui/layout';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { SearchField } from '../../shared/page/list/SearchField.tsx';
import { hrefOf, type AgreementEntry } from './agreement.model.ts';
import { agreementTexts } from './agreement.texts.ts';
import * as css from './MyAgreements.css.ts';
import {
  AGREEMENTS_PER_PAGE,
  filterOf,
  myAgreements,
  myAgreementsHref,
  showMyAgreements,
} from './myAgreements.store.ts';

/** The student's agreements (/personal/order?OrderTabIndex=2). Search text and page are in the address. */
export function MyAgreements() {
  const texts = useTexts(agreementTexts).list;
  const search = useSearch();
  const { status, records, total } = useSnapshot(myAgreements);
  const filter = filterOf(search);
  const isSearch = filter.keyword !== '';

  return (
    <>
      <Inline below="x4" align="stretch" justify="end" isOneLine>
        <SearchField
          key={filter.keyword}
          label={texts.search}
          placeholder={texts.searchHint}
          value={filter.keyword}
          onSearch={(keyword) => navigate(myAgreementsHref({ keyword, page: 1 }))}
        />
      </Inline>
      <ListPage
        load={() => void showMyAgreements(filter)}
        status={status}
        rows={records}
        pages={{ filter, total, perPage: AGREEMENTS_PER_PAGE, hrefOf: myAgreementsHref }}
        className={css.list}
        rowClassName={css.row}
        label={texts.label}
        keyOf={(entry) => entry.key}
        type="blank"
        failed={texts.failed}
        skeleton={<AgreementsSkeleton />}
        nothing={
          <EmptyState
            type={isSearch ? 'search' : 'blank'}
            title={isSearch ? texts.nothingFound(filter.keyword) : texts.empty}
          />
        }
      >
        {(entry) => <AgreementRow entry={entry} />}
      </ListPage>
    </>
  );
}

function AgreementRow({ entry }: { readonly entry: AgreementEntry }) {
  const texts = useTexts(agreementTexts);
  const isUnsigned = entry.state === 'unsigned';
  return (
    <>
      <FileIcon className={css.icon} size={24} />
      <div className={css.text}>
        <h2 className={css.name}>{entry.name}</h2>
        <p className={css.target}>
          <Dotted>{`${texts.targets[entry.targetType]} · ${entry.targetName}`}</Dotted>
        </p>
      </div>
      <AgreementBadge state={entry.state} />
      <ButtonLink
        className={css.action}
        variant={isUnsigned ? 'primary' : 'secondary'}
        href={hrefOf(entry)}
        aria-label={`${isUnsigned ? texts.sign : texts.read} ${entry.name}`}
      >
        {isUnsigned ? texts.sign : texts.read}
      </ButtonLink>
    </>
  );
}

function AgreementsSkeleton() {
  return (
    <Stack gap="x3" aria-busy>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} shape="box" height="80px" />
      ))}
    </Stack>
  );
}
