import { useLocale, useTexts, type Locale } from '@lectern/ui/locale';
import {
  Canvas,
  DocsContext,
  Heading,
  Markdown,
  PureArgsTable,
  Source,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps } from 'react';
import type { Docgen } from './docgen.ts';
import * as css from './ComponentPage.css.ts';
import { docsTexts } from './docs.texts.ts';
import { guides } from './guides/index.ts';
import { inChinese, inOne } from './inChinese.ts';
import { nameInChinese } from './names.ts';
import { useToolbar } from './useToolbar.ts';

type ModuleExport = ComponentProps<typeof Source>['of'];

/** Groups of stories that overlay the page or are whole pages; each is shown in a frame, with a window of its own. */
const framed = /^(Overlays|Shell|Site|Theme lab|Welcome)\b/;

/**
 * Returns what the docgen found of a component, including its name, since functions lose their names in a built
 * Storybook.
 */
const docgenIn = (component: unknown): Partial<Docgen> =>
  (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {};

/** Returns the props of a component as rows of Storybook's table. */
const rowsOf = (props: NonNullable<Docgen['props']>, locale: Locale) =>
  Object.fromEntries(
    Object.entries(props).map(([name, { description = '', required = false, tsType, defaultValue }]) => [
      name,
      {
        name,
        description: inOne(description, locale),
        type: { name: 'other', value: tsType?.name ?? '', required },
        table: {
          type: { summary: tsType?.name ?? '' },
          ...(defaultValue && { defaultValue: { summary: inOne(String(defaultValue.value), locale) } }),
        },
      } as const,
    ]),
  );

/** The description of a story, if it has one. */
function StateText({ text }: { text: unknown }) {
  const locale = useLocale();
  if (typeof text !== 'string') return null;
  const translated = (locale === 'zh' ? inChinese(text) : undefined) ?? text;
  return <span {...(translated === text && { lang: 'en' })}> {translated}</span>;
}

/** A story in a frame with a window of its own that follows the toolbar, which Storybook's own frame does not. */
function Framed({ id, of }: { id: string; of: ModuleExport }) {
  const texts = useTexts(docsTexts);
  const set = Object.entries(useToolbar(useContext(DocsContext)))
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`);
  const address = `./iframe.html?id=${id}&viewMode=story&globals=${set.join(';')}`;
  return (
    <>
      <iframe key={address} className={css.frame} src={address} title={id} loading="lazy" />
      <p>
        <a href={`./?path=/story/${id}`} target="_top">
          {texts.open}
        </a>
      </p>
      <details className={css.code}>
        <summary>{texts.code}</summary>
        <Source of={of} />
      </details>
    </>
  );
}

/**
 * The documentation page of a component: what it is for and what not, one interactive story, its props, and
 * links to its other stories. Only one story is rendered, since fourteen dialogs open at once would show none
 * of them.
 */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const texts = useTexts(docsTexts);
  const locale = useLocale();
  const [primary, ...others] = context.componentStories();
  if (primary === undefined) return null;
  const { component, title } = primary;
  const { displayName = '', description = '', props = {} } = docgenIn(component);
  const guide = guides[displayName]?.[locale];
  return (
    <>
      <Title />
      {description !== '' && <Markdown>{inOne(description, locale)}</Markdown>}
      {guide !== undefined && (
        <Unstyled>
          <dl className={css.guide}>
            <div className={css.dos}>
              <dt className={css.term}>✓ {texts.use}</dt>
              <dd className={css.advice}>{guide.use}</dd>
            </div>
            <div className={css.donts}>
              <dt className={css.term}>✕ {texts.avoid}</dt>
              <dd className={css.advice}>{guide.avoid}</dd>
            </div>
          </dl>
        </Unstyled>
      )}
      {framed.test(title) ? (
        <Framed id={primary.id} of={primary.moduleExport} />
      ) : (
        <div className={css.stage}>
          <Canvas of={primary.moduleExport} />
        </div>
      )}
      {component !== undefined && (
        <>
          <Heading>{texts.props}</Heading>
          {Object.keys(props).length > 0 ? (
            <PureArgsTable rows={rowsOf(props, locale)} />
          ) : (
            <p>{texts.noProps}</p>
          )}
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading>{texts.states}</Heading>
          <Unstyled>
            <ul className={css.states}>
              {others.map(({ id, name, parameters }) => (
                <li key={id}>
                  <a className={css.state} href={`./?path=/story/${id}`} target="_top">
                    {(locale === 'zh' ? nameInChinese(name) : undefined) ?? name}
                  </a>
                  <StateText text={parameters['docs']?.description?.story} />
                </li>
              ))}
            </ul>
          </Unstyled>
        </>
      )}
    </>
  );
}
