import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { SearchIcon } from '../../icon/index.ts';
import { useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import type { HeaderSearch } from '../types.ts';
import * as css from './parts.css.ts';

/** The course search: a field from tablet up, on phones a button that lays the field over the header. */
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

  const handleOpen = () => {
    setIsOpen(true);
    // The field is laid out by the attribute that this state sets: focus it once it is there.
    requestAnimationFrame(() => field.current?.focus());
  };
  const handleClose = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsOpen(false);
    search.onSearch(field.current?.value.trim() ?? '');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) handleClose();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.searchOpener}
        aria-label={texts.openSearch}
        aria-expanded={isOpen}
        onClick={handleOpen}
      >
        <SearchIcon width={22} height={22} />
      </button>
      <form
        role="search"
        aria-label={texts.search}
        className={`${css.search} ${className}`}
        data-open={isOpen || undefined}
        onSubmit={handleSubmit}
      >
        <input
          // A new search from elsewhere (the address) shows in the field; typing stays the field's own.
          key={search.text}
          ref={field}
          className={css.searchField}
          onKeyDown={handleKeyDown}
          type="search"
          name="courseName"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={search.text ?? ''}
          maxLength={100}
          enterKeyHint="search"
        />
        <button type="submit" className={css.searchSubmit} aria-label={texts.search}>
          <SearchIcon width={18} height={18} />
        </button>
        <button type="button" className={css.searchCancel} onClick={handleClose}>
          {texts.closeSearch}
        </button>
      </form>
    </>
  );
}
