import { LocaleProvider, useLocale } from '@lectern/ui/locale';
import { startTransition, Suspense, use, useEffect, useMemo, useState, type FunctionComponent } from 'react';
import { untilLoaded } from '@lectern/ui/lazy';

/** A component in a chunk of its own that the server can render synchronously. */
export interface Deferred<Props> {
  (props: Props): React.ReactNode;
  /** Loads the chunk; the server does so before it renders the first page. */
  preload(): Promise<unknown>;
}

/**
 * Makes a component whose code is loaded after the page is interactive. In a delivered page, its
 * server-rendered HTML stays until then, even if the network fails; elsewhere it renders nothing until loaded.
 * @param delivered selector of its server-rendered HTML, which is then also kept when the page around it is
 *   rendered anew.
 */
export function deferred<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  delivered?: string,
): Deferred<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<FunctionComponent<Props>> | undefined;
  let arrival: Promise<FunctionComponent<Props>> | undefined;
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        // Marked the way React marks a resolved promise, so that `use` returns at once when the server renders.
        arrival = Object.assign(Promise.resolve(component), { status: 'fulfilled', value: component });
        return component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const arrive = () => (arrival ??= untilLoaded(preload));
  function Part(props: Props) {
    const Shown = use(arrive());
    return <Shown {...props} />;
  }
  function Late(props: Props) {
    const locale = useLocale();
    // The same element until the props change, so that loading the code does not re-render what was just
    // hydrated.
    const part = useMemo(() => {
      // Looked up before the page around it is replaced.
      const deliveredElement = !loaded && delivered && document.querySelector(delivered);
      return (
        <Suspense fallback={deliveredElement && <div ref={(box) => box?.append(deliveredElement)} />}>
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
    // The identical element until the code is loaded: React drops server-rendered HTML that is updated before
    // it is hydrated.
    return isHere ? part : first;
  }
  return Object.assign(Late, { preload });
}
