import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { SearchIcon } from '../../icon/index.ts';
import { useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import type { HeaderSearch } from '../types.ts';
import * as css from './SearchBox.css.ts';

/** The course search: a field from tablet width up, on phones a button that shows the field above the header. */
export function SearchBox({
  search,
  className = '',
}: {
  search: HeaderSearch | null | undefined;
  className?: string;
}) {
  const texts = useTexts(headerTexts);
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (!search) return null;

  const handleOpen = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    // The field is displayed only after this state has set its attribute, so it is focused in the next frame.
    requestAnimationFrame(() => (isNowOpen ? field : opener).current?.focus());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsOpen(false);
    search.onSearch(field.current?.value.trim() ?? '');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) handleOpen(false);
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.searchOpener}
        aria-label={texts.openSearch}
        aria-expanded={isOpen}
        onClick={() => handleOpen(true)}
      >
        <SearchIcon size={22} />
      </button>
      <form
        role="search"
        aria-label={texts.search}
        className={`${css.search} ${className}`}
        data-open={isOpen || undefined}
        onSubmit={handleSubmit}
      >
        <input
          // A new search text from outside (the URL) resets the field; typed text is managed by the field
          // itself.
          key={search.text}
          ref={field}
          className={css.searchField}
          onKeyDown={handleKeyDown}
          {...(search.onFocus && { role: 'combobox', 'aria-expanded': false })}
          onFocus={(event) => search.onFocus?.(event.currentTarget)}
          type="search"
          name="courseName"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={search.text ?? ''}
          maxLength={100}
          enterKeyHint="search"
        />
        <button type="submit" className={css.searchSubmit} aria-label={texts.search}>
          <SearchIcon size={18} />
        </button>
        <button type="button" className={css.searchCancel} onClick={() => handleOpen(false)}>
          {texts.closeSearch}
        </button>
      </form>
    </>
  );
}
