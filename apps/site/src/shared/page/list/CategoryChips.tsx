import { FilterChips } from '@lectern/ui/FilterChips';
import { useLocale } from '@lectern/ui/locale';
import { langOfText } from '../../i18n/langOfText.ts';
import type { LocalizedText } from '../../i18n/localizedText.ts';

interface CategoryChipsProps {
  /** What the chips filter by, for example 科目. */
  readonly label: string;
  readonly categories: readonly {
    readonly id: string;
    readonly name: LocalizedText;
    readonly count?: number;
  }[];
  /** The id of the selected category; '' means all. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Filters a list by the school's categories or subjects, which may have no English name. */
export function CategoryChips({ label, categories, value, onChange }: CategoryChipsProps) {
  const locale = useLocale();
  return (
    <FilterChips
      label={label}
      options={categories.map(({ id, name, count }) => ({
        value: id,
        label: name[locale],
        lang: langOfText(name, locale),
        ...(count !== undefined && { count }),
      }))}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
