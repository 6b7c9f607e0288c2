import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Switch } from '@lectern/ui/fields';
import { FilterChips } from '@lectern/ui/FilterChips';
import { ChevronDownIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { resolveAddress } from '../../shared/safety/address.ts';
import { useCleanHtml } from '../../shared/safety/richText.ts';
import { confirm } from '../../shared/overlays/confirm.ts';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { toastResult } from '../../shared/overlays/toastResult.ts';
import { ListTools } from '../../shared/page/list/ListTools.tsx';
import { PersonalFrame } from '../personal/index.ts';
import { messageTexts } from './message.texts.ts';
import {
  deleteMessage,
  filterOf,
  markRead,
  type Message,
  messageKinds,
  type MessageFilter,
  messages,
  MESSAGES_PER_PAGE,
  messagesHref,
  showMessages,
} from './messages.store.ts';
import * as css from './MessagesPage.css.ts';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showMessages.prefetch(filterOf(search));

/** The student's messages from the platform and the school. Kind, unread and page are in the address. */
export default function MessagesPage() {
  const texts = useTexts(messageTexts);
  const search = useSearch();
  const { status, records, total, unreadByKind } = useSnapshot(messages);
  const filter = filterOf(search);

  return (
    <PersonalFrame current="message" title={texts.title}>
      <ListTools
        filter={
          <FilterChips
            label={texts.kind}
            options={messageKinds.map((kind) => {
              const unread = unreadByKind?.[kind] ?? 0;
              return { value: kind, label: texts.kinds[kind], ...(unread > 0 && { count: unread }) };
            })}
            value={filter.kind ?? null}
            onChange={(value) =>
              navigate(
                messagesHref({ ...filter, kind: messageKinds.find((kind) => kind === value), page: 1 }),
              )
            }
          />
        }
      >
        <Switch
          checked={filter.isUnreadOnly}
          onChange={(event) =>
            navigate(messagesHref({ ...filter, isUnreadOnly: event.currentTarget.checked, page: 1 }))
          }
        >
          {texts.onlyUnread}
        </Switch>
      </ListTools>
      <ListPage
        load={() => void showMessages(filter)}
        status={status}
        rows={records}
        pages={{ filter, total, perPage: MESSAGES_PER_PAGE, hrefOf: messagesHref }}
        className={css.list}
        rowClassName={css.entry}
        type="message"
        failed={texts.failed}
        skeleton={[4, '56px']}
        nothing={<NoMessages filter={filter} />}
      >
        {(message) => <MessageEntry message={message} />}
      </ListPage>
    </PersonalFrame>
  );
}

function NoMessages({ filter }: { readonly filter: MessageFilter }) {
  const texts = useTexts(messageTexts);
  const isFiltered = filter.kind !== undefined || filter.isUnreadOnly;
  return (
    <EmptyState
      type="message"
      title={filter.isUnreadOnly ? texts.emptyUnread : texts.empty}
      {...(!isFiltered && { description: texts.emptyHelp })}
      {...(isFiltered && {
        action: (
          <ButtonLink href={messagesHref({ kind: undefined, isUnreadOnly: false, page: 1 })}>
            {texts.showAll}
          </ButtonLink>
        ),
      })}
    />
  );
}

/** A message: its title expands it in place, which also marks it as read. */
function MessageEntry({ message }: { readonly message: Message }) {
  const texts = useTexts(messageTexts);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();

  const handleToggle = () => {
    setOpen(!isOpen);
    if (!isOpen) void markRead(message);
  };

  return (
    <article aria-label={message.title[locale]}>
      <button
        type="button"
        className={css.head}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={handleToggle}
        {...(!message.isRead && { 'data-unread': '' })}
      >
        <span className={css.dot} {...(!message.isRead && { role: 'img', 'aria-label': texts.unread })} />
        <span className={css.kind}>
          <Tag tone="neutral">{texts.kinds[message.kind]}</Tag>
        </span>
        <span className={css.title}>{message.title[locale]}</span>
        <span className={css.date}>{formatTime(message.sentAt, 'moment', locale)}</span>
        <ChevronDownIcon className={css.chevron} />
      </button>
      <div id={panel} className={css.body} hidden={!isOpen}>
        {isOpen && <Letter message={message} />}
      </div>
    </article>
  );
}

function Letter({ message }: { readonly message: Message }) {
  const texts = useTexts(messageTexts);
  const locale = useLocale();
  const html = useCleanHtml(message.html[locale]);
  const address = resolveAddress(message.link);

  const handleDelete = async () => {
    if (await confirm({ ...texts.removing, tone: 'danger' }))
      toastResult(await deleteMessage(message.id), texts.removed, texts.removeFailed);
  };

  return (
    <>
      <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />
      <Inline above="x3" gap="x2" align="stretch">
        {address.kind === 'route' && (
          <ButtonLink size="small" href={`#${address.path}`}>
            {texts.open}
          </ButtonLink>
        )}
        <Button size="small" variant="quiet" onClick={() => void handleDelete()}>
          {texts.remove}
        </Button>
      </Inline>
    </>
  );
}
