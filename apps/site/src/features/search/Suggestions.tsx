import { Avatar } from '@lectern/ui/Avatar';
import { ClockIcon, SearchIcon } from '@lectern/ui/icon';
import { LocaleProvider, useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useId, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useSnapshot } from 'valtio/react';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { langOfText } from '../../shared/i18n/langOfText.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { session } from '../../shared/session/session.store.ts';
import { Marked } from './Marked.tsx';
import { deleteRecent, readRecent, recent, remember } from './recent.ts';
import { clearSuggestions, suggestions, showSuggestions } from './search.store.ts';
import { searchTexts } from './search.texts.ts';
import { foundSections, type Option, recentSections } from './suggestions.model.ts';
import * as css from './Suggestions.css.ts';
import { optionId, useCombobox } from './useCombobox.ts';

/** Debounce of typing before suggestions are requested, in milliseconds. */
const PAUSE_MS = 150;

interface SuggestionsProps {
  /** The header's search field, inside its form. */
  readonly field: HTMLInputElement;
  /** Searches as submitting the form does. */
  readonly onSearch: (text: string) => void;
}

/**
 * The suggestions below the header's search field: recent searches, or the results for what is being typed. The
 * field keeps the focus.
 */
function Suggestions({ field, onSearch }: SuggestionsProps) {
  const texts = useTexts(searchTexts);
  const id = useId();
  const [text, setText] = useState(field.value.trim());
  const { userId } = useSnapshot(session);
  const { texts: recentTexts } = useSnapshot(recent);
  const { status, value } = useSnapshot(suggestions);

  useEffect(() => readRecent(), [userId, field]);
  useEffect(() => {
    if (text === '') return clearSuggestions();
    const pause = setTimeout(() => void showSuggestions(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);

  const sections =
    text === '' ? recentSections(recentTexts, texts) : foundSections(text, value?.groups ?? [], texts);
  const options = sections.flatMap((section) => section.options);
  const choose = ({ href, title }: Option) => {
    combobox.close();
    remember(href === undefined ? title.zh : text);
    if (href === undefined) onSearch(title.zh);
    else navigate(href.slice(1));
    field.blur();
  };
  const combobox = useCombobox(field, {
    id,
    text,
    count: options.length,
    onText: setText,
    onChoose: (optionIndex) => {
      const option = options[optionIndex];
      if (option !== undefined) choose(option);
    },
    onSubmit: () => {
      remember(field.value);
      combobox.close();
      field.blur();
    },
  });
  const { isShown, active } = combobox;

  return (
    <>
      <span className={css.srOnly} role="status">
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
                  const optionIndex = options.indexOf(option);
                  return (
                    <OptionRow
                      key={option.id}
                      id={optionId(id, optionIndex)}
                      option={option}
                      marked={section.id === 'all' ? '' : text}
                      isActive={optionIndex === active}
                      onChoose={() => choose(option)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          {text === '' && (
            <button type="button" className={css.clear} onClick={() => deleteRecent()}>
              {texts.forgetAll}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface OptionRowProps {
  readonly id: string;
  readonly option: Option;
  /** The words to highlight in its title. */
  readonly marked: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function OptionRow({ id, option, marked, isActive, onChoose }: OptionRowProps) {
  const locale = useLocale();
  const { title, line } = option;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.option}
      // Prevents the press from moving the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Sign option={option} />
      <span className={css.title} lang={langOfText(title, locale)}>
        <Marked text={title[locale]} searchText={marked} />
      </span>
      {line !== undefined && line[locale] !== '' && (
        <span className={css.line} lang={langOfText(line, locale)}>
          {line[locale]}
        </span>
      )}
    </div>
  );
}

function Sign({ option: { kind, picture = '', title, href } }: { readonly option: Option }) {
  const locale = useLocale();
  if (kind === 'teacher') return <Avatar name={title[locale]} src={picture} size={24} />;
  const Shown = href === undefined ? ClockIcon : SearchIcon;
  return <Shown className={css.icon} size={16} />;
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
 * Attaches suggestions to the header's search field, in a React root of its own that the header does not know.
 * A header that is mounted again has a new field.
 */
export function suggestBelow({ field, onSearch }: SuggestionsProps): void {
  if (offered?.field === field) return;
  offered?.root.unmount();
  const container = document.createElement('div');
  field.form?.append(container);
  field.autocomplete = 'off';
  field.ariaAutoComplete = 'list';
  offered = { field, root: createRoot(container) };
  offered.root.render(<InLocale field={field} onSearch={onSearch} />);
}
