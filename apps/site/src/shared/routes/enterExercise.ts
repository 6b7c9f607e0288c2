import { showRefusal } from '../overlays/toastResult.ts';
import type { Result } from '../result.ts';
import { navigate, type NavigateOptions } from './hashLocation.ts';
import { exerciseHref } from './pages.ts';

/**
 * Opens an exercise after it was started, or shows why it was not.
 * @param failed shown if the school gave no message.
 */
export async function enterExercise(
  beginning: Promise<Result<string>>,
  failed: string,
  options?: NavigateOptions,
): Promise<void> {
  const begun = await beginning;
  if (begun.isDone) navigate(exerciseHref(begun.value), options);
  else showRefusal(begun, failed);
}
