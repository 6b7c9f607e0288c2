import { SearchIcon } from '@lectern/ui/icon';
import { useState, type FormEvent } from 'react';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps {
  /** The accessible name: what is searched. */
  readonly label: string;
  readonly placeholder: string;
  /** The current search text; pass it as `key` too, so that the field follows the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A compact search field above a list; Enter searches, clearing it shows everything again. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
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
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (event.currentTarget.value === '' && value !== '') onSearch('');
        }}
      />
    </form>
  );
}
