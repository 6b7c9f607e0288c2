import { SearchIcon } from '@lectern/ui/icon';
import { useState, type FormEvent } from 'react';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps {
  /** What is searched, for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** The words that are searched for now; give it a `key` of them to follow the address. */
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** A small search over a list; Enter searches, clearing it shows everything again. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <form className={css.form} role="search" aria-label={label} onSubmit={handleSubmit}>
      <SearchIcon className={css.icon} size={18} />
      <input
        className={css.input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          if (event.currentTarget.value === '' && value !== '') onSearch('');
        }}
      />
    </form>
  );
}
