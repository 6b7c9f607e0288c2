import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';

const texts = { zh: { retry: '重新加载' }, en: { retry: 'Try again' } };

/** Asks again for what could not be read; stands in the place of what is missing. */
export function RetryButton({ onClick }: { readonly onClick: () => void }) {
  return <Button onClick={onClick}>{useTexts(texts).retry}</Button>;
}
