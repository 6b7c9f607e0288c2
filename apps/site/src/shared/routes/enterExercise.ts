import type { Reply } from '@lectern/sdk';
import { proxy } from 'valtio/vanilla';
import { showRefusal } from '../overlays/toastResult.ts';
import { attempt, createdId, type Result } from '../result.ts';
import { navigate, type NavigateOptions } from './hashLocation.ts';
import { exerciseHref } from './pages.ts';

/** The exercise that is being started, named by what starts it; empty if none is. */
export const exerciseStart = proxy({ of: '' });

/**
 * Requests an exercise and returns its id.
 * @param of its name in {@link exerciseStart} until the reply arrives.
 */
export async function startExercise(
  of: string,
  make: () => Promise<Reply<{ readonly recordId: string }>>,
): Promise<Result<string>> {
  exerciseStart.of = of;
  const exercise = await attempt(async () => createdId((await make()).recordId));
  exerciseStart.of = '';
  return exercise;
}

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
