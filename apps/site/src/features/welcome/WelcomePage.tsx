import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { deferred } from '../../shared/deferred/deferred.tsx';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { Page } from '../../shared/page/Page.tsx';
import type { Prepare } from '../../shared/routes/screen.ts';
import type { StepsProps } from './Steps.tsx';
import * as css from './welcome.css.ts';
import { goHome, loadWelcome, welcome } from './welcome.store.ts';
import { welcomeTexts } from './welcome.texts.ts';

/** The questions; their code is loaded in parallel with the options. */
const LateSteps = deferred<StepsProps>(async () => (await import('./Steps.tsx')).Steps);

/** Starts the page's first request, and loads the code of the questions. */
export const prepare: Prepare = () =>
  Promise.all([loadWelcome.prefetch(), LateSteps.preload().catch(() => undefined)]);

/** A student's first minutes (/welcome): a subject, an exam if there is one, and one action to begin with. */
export default function WelcomePage() {
  const texts = useTexts(welcomeTexts);
  const { status, step, subjects } = useSnapshot(welcome);
  const load = useLoad(loadWelcome);
  // If preloading fails, it is loaded again when it is rendered.
  useEffect(() => void LateSteps.preload().catch(() => undefined), []);
  const hasNothing = status === 'ready' && subjects.length === 0;
  // A school without subjects has nothing to ask.
  useEffect(() => {
    if (hasNothing) goHome();
  }, [hasNothing]);
  return (
    <Page>
      <DetailStates
        status={status}
        value={status === 'ready' && !hasNothing ? step : undefined}
        level={1}
        failed={texts.failed}
        onRetry={load}
        skeleton="320px"
      >
        {(at) => (
          <div className={css.page}>
            <LateSteps step={at} />
          </div>
        )}
      </DetailStates>
    </Page>
  );
}
