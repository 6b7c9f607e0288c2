import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';

const texts = { zh: { retry: '重新加载' }, en: { retry: 'Try again' } };

/** A button that retries a failed load; shown in place of the missing content. */
export function RetryButton({ onClick }: { readonly onClick: () => void }) {
  return <Button onClick={onClick}>{useTexts(texts).retry}</Button>;
}
