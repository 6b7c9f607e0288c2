import { Avatar } from '@lectern/ui/Avatar';
import { ClockIcon, SearchIcon } from '@lectern/ui/icon';
import { LocaleProvider, useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useSnapshot } from 'valtio/react';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { langOfWords } from '../../shared/i18n/langOfWords.ts';
import type { Words } from '../../shared/i18n/words.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { session } from '../../shared/session/session.store.ts';
import { type Kind, searchHref } from './address.ts';
import { Marked } from './Marked.tsx';
import { forget, readRecent, recent, remember } from './recent.ts';
import { clearOffers, offers, showOffers } from './search.store.ts';
import { searchTexts } from './search.texts.ts';
import * as css from './Suggestions.css.ts';

/** How long somebody pauses before they are offered something, in milliseconds. */
const PAUSE_MS = 150;

interface SuggestionsProps {
  /** The field of the header's search, in its form. */
  readonly field: HTMLInputElement;
  /** Searches as the form itself does. */
  readonly onSearch: (text: string) => void;
}

/** Something that can be chosen. */
interface Option {
  readonly id: string;
  readonly choose: () => void;
  readonly title: Words;
  readonly line?: Words;
  readonly kind?: Kind;
  readonly picture?: string;
}

interface Section {
  readonly id: string;
  readonly name: string;
  readonly options: readonly Option[];
}

const alike = (text: string): Words => ({ zh: text, en: text });

/**
 * What stands below the header's search: what was looked for last, and while somebody types what is found. The field
 * keeps the focus and is a combobox: arrow keys choose, Enter follows, Escape closes.
 */
function Suggestions({ field, onSearch }: SuggestionsProps) {
  const texts = useTexts(searchTexts);
  const locale = useLocale();
  const id = useId();
  const [text, setText] = useState(field.value.trim());
  const [isOpen, setOpen] = useState(document.activeElement === field);
  const [active, setActive] = useState(-1);
  const { userId } = useSnapshot(session);
  const kept = useSnapshot(recent);
  const { status, value } = useSnapshot(offers);

  useEffect(() => readRecent(), [userId, field]);
  useEffect(() => {
    setActive(-1);
    if (text === '') return clearOffers();
    const pause = setTimeout(() => void showOffers(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);

  const follow = (href: string) => () => {
    remember(text);
    navigate(href.slice(1));
  };
  const sections: readonly Section[] =
    text === ''
      ? kept.texts.length === 0
        ? []
        : [
            {
              id: 'recent',
              name: texts.recent,
              options: kept.texts.map((said) => ({
                id: said,
                title: alike(said),
                choose: () => {
                  remember(said);
                  onSearch(said);
                },
              })),
            },
          ]
      : [
          ...(value?.groups ?? []).map(({ kind, hits }) => ({
            id: kind,
            name: texts.kinds[kind],
            options: hits.map((hit) => ({ ...hit, choose: follow(hit.href) })),
          })),
          {
            id: 'all',
            name: '',
            options: [
              { id: 'all', title: alike(texts.everywhere(text)), choose: follow(searchHref({ text })) },
            ],
          },
        ];
  const options = sections.flatMap((section) => section.options);
  const isShown = isOpen && options.length > 0;
  const optionId = (place: number): string => `${id}-${place}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: Option | undefined) => {
    close();
    option?.choose();
    field.blur();
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A key that writes Chinese belongs to the one who writes it.
    if (event.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setOpen(true);
      const count = options.length;
      // The field itself is a stop between the last and the first.
      if (count > 0)
        setActive(((active + 1 + (isShown ? move : Math.max(0, move)) + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape' && isShown) {
      // What it does else, to clear the field and to put it away, is for the next one.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  const handleInput = useEffectEvent(() => {
    setText(field.value.trim());
    setOpen(true);
  });
  const handleSubmit = useEffectEvent(() => {
    remember(field.value);
    close();
    field.blur();
  });

  useEffect(() => {
    const { form } = field;
    const handleFocus = () => {
      setText(field.value.trim());
      setOpen(true);
    };
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) setOpen(false);
    };
    const handlers = [
      [field, 'keydown', handleKey],
      [field, 'input', handleInput],
      [field, 'focus', handleFocus],
      [field, 'click', handleFocus],
      [form, 'submit', handleSubmit],
      [form, 'focusout', handleLeave],
    ] as const;
    for (const [target, name, handler] of handlers) target?.addEventListener(name, handler as EventListener);
    return () => {
      for (const [target, name, handler] of handlers)
        target?.removeEventListener(name, handler as EventListener);
    };
  }, [field]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown));
    if (isShown) field.setAttribute('aria-controls', id);
    else field.removeAttribute('aria-controls');
    if (isShown && active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, id, isShown, active]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  let place = -1;
  return (
    <>
      <span className={css.heard} role="status">
        {isShown && text !== '' && status === 'ready' && texts.offered(options.length - 1)}
      </span>
      {isShown && (
        <div className={css.panel}>
          <div id={id} role="listbox" aria-label={text === '' ? texts.recent : texts.offers}>
            {sections.map((section) => (
              <div
                key={section.id}
                role="group"
                aria-label={section.name === '' ? texts.toAll : section.name}
                className={css.section}
              >
                {section.name !== '' && (
                  <p className={css.name} aria-hidden>
                    {section.name}
                  </p>
                )}
                {section.options.map((option) => {
                  place += 1;
                  const own = place;
                  return (
                    <div
                      key={option.id}
                      id={optionId(own)}
                      role="option"
                      aria-selected={own === active}
                      className={css.option}
                      // The field keeps the focus.
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => choose(option)}
                    >
                      <Sign option={option} isRecent={section.id === 'recent'} />
                      <span className={css.title} lang={langOfWords(option.title, locale)}>
                        <Marked text={option.title[locale]} words={section.id === 'all' ? '' : text} />
                      </span>
                      {option.line !== undefined && option.line[locale] !== '' && (
                        <span className={css.line} lang={langOfWords(option.line, locale)}>
                          {option.line[locale]}
                        </span>
                      )}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
          {text === '' && (
            <button type="button" className={css.clear} onClick={() => forget()}>
              {texts.forgetAll}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function Sign({
  option: { kind, picture = '', title },
  isRecent,
}: {
  readonly option: Option;
  readonly isRecent: boolean;
}) {
  const locale = useLocale();
  if (kind === 'teacher') return <Avatar name={title[locale]} src={picture} size={24} />;
  const Shown = isRecent ? ClockIcon : SearchIcon;
  return <Shown className={css.sign} size={16} />;
}

function InLocale(props: SuggestionsProps) {
  const { locale } = useSnapshot(localeState);
  return (
    <LocaleProvider locale={locale}>
      <Suggestions {...props} />
    </LocaleProvider>
  );
}

let offered: { readonly field: HTMLInputElement; readonly root: Root } | undefined;

/**
 * Offers something below the field of the header's search from now on, in a part of the page that the header knows
 * nothing of. A header that is drawn anew has another field.
 */
export function suggestBelow({ field, onSearch }: SuggestionsProps): void {
  if (offered?.field === field) return;
  offered?.root.unmount();
  const place = document.createElement('div');
  field.form?.append(place);
  field.autocomplete = 'off';
  field.ariaAutoComplete = 'list';
  offered = { field, root: createRoot(place) };
  offered.root.render(<InLocale field={field} onSearch={onSearch} />);
}
