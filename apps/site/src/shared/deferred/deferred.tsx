import { LocaleProvider, useLocale } from '@lectern/ui/locale';
import { startTransition, Suspense, use, useEffect, useMemo, useState, type FunctionComponent } from 'react';

/** How long after a failed load it is tried anew, in milliseconds. */
const RETRY_MS = 5000;

/** A component in a chunk of its own that the server can render at once. */
export interface Deferred<Props> {
  (props: Props): React.ReactNode;
  /** Loads the chunk; the server does so before its first page. */
  preload(): Promise<void>;
}

/**
 * Makes a part of the page whose code comes after the page is in use. In a delivered page its
 * HTML stays as the server wrote it until then, also where the network fails; elsewhere its
 * place is empty meanwhile.
 * @param delivered selector of what the server wrote of it, which then also stays where the page around it is drawn
 * anew.
 */
export function deferred<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  delivered?: string,
): Deferred<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<void> | undefined;
  let arrival: Promise<FunctionComponent<Props>> | undefined;
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        // Marked as React marks what it has waited for, so that the server need not wait at all.
        arrival = Object.assign(Promise.resolve(component), { status: 'fulfilled', value: component });
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const tryUntilHere = async (): Promise<FunctionComponent<Props>> => {
    await preload().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)));
    return loaded ?? tryUntilHere();
  };
  const arrive = () => (arrival ??= tryUntilHere());
  function Part(props: Props) {
    const Shown = use(arrive());
    return <Shown {...props} />;
  }
  function Late(props: Props) {
    const locale = useLocale();
    // One element as long as nothing changes: what was just taken over is not rendered again because it is here.
    const part = useMemo(() => {
      // Found before the page around it is replaced.
      const written = !loaded && delivered && document.querySelector(delivered);
      return (
        <Suspense fallback={written && <div ref={(box) => box?.append(written)} />}>
          <LocaleProvider locale={locale}>
            <Part {...props} />
          </LocaleProvider>
        </Suspense>
      );
    }, [locale, props]);
    const [first] = useState(part);
    const [isHere, setHere] = useState(loaded !== undefined);
    useEffect(() => {
      if (!isHere) void arrive().then(() => startTransition(() => setHere(true)));
    }, [isHere]);
    // The very same element until its code is here, in the same language: React drops delivered HTML that is asked to
    // change before.
    return isHere ? part : first;
  }
  return Object.assign(Late, { preload });
}
