import { Suspense, use, type FunctionComponent } from 'react';

/** A component in a chunk of its own that the server can render at once. */
export interface Deferred<Props> {
  (props: Props): React.ReactNode;
  /** Loads the chunk; the server does so before its first page. */
  preload(): Promise<void>;
}

/**
 * Makes a part of the page whose code comes after the page is in use. In a delivered page its
 * HTML stays as the server wrote it until then; elsewhere its place is empty meanwhile.
 */
export function deferred<Props extends object>(load: () => Promise<FunctionComponent<Props>>): Deferred<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<FunctionComponent<Props>> | undefined;
  const start = () => {
    loading ??= load().then((component) => (loaded = component));
    return loading;
  };
  function Part(props: Props) {
    // Unlike a hook, `use` may be left out: what is here already must not wait, or the server would write nothing.
    const Shown = loaded ?? use(start());
    return <Shown {...props} />;
  }
  return Object.assign(
    (props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ),
    { preload: async () => void (await start()) },
  );
}
