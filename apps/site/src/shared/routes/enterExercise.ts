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
  const exercise = await beginning;
  if (exercise.isDone) navigate(exerciseHref(exercise.value), options);
  else showRefusal(exercise, failed);
}
