import { contrastPairs, type ContrastPair, type PairedPalettes } from '@lectern/themes/maker';
import { CircleCheckIcon, CircleCloseIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { rawUsesOf } from './configuration.ts';
import * as css from './ContrastTable.css.ts';
import { labTexts } from './lab.texts.ts';

interface Row {
  key: string;
  name: string;
  front: string;
  ground: string;
  ratio: number;
  needed: number;
  /** Colours used instead of an unreadable pair. */
  instead?: { front: string; ground: string };
}

function Sample({ front, ground }: { front: string; ground: string }) {
  const texts = useTexts(labTexts);
  // A sample, which may be unreadable; the adjacent cells describe it in words.
  return (
    <span className={css.sample} style={{ color: front, background: ground }} aria-hidden data-sample>
      {texts.sample}
    </span>
  );
}

function Rows({
  caption,
  rows,
  hasInstead = false,
}: {
  caption: string;
  rows: readonly Row[];
  hasInstead?: boolean;
}) {
  const { columns, passes, fails, instead, asGiven } = useTexts(labTexts);
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.pair}</th>
          <th scope="col">{columns.sample}</th>
          <th scope="col">{columns.ratio}</th>
          <th scope="col">{columns.result}</th>
          {hasInstead && <th scope="col">{instead}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isGood = row.ratio >= row.needed;
          return (
            <tr key={row.key} data-failing={isGood ? undefined : ''}>
              <th scope="row" className={css.twoColumns}>
                {row.name}
              </th>
              <td>
                <Sample front={row.front} ground={row.ground} />
              </td>
              <td className={css.number}>
                {row.ratio.toFixed(2)} <small>/ {row.needed}</small>
              </td>
              <td className={css.result}>
                {isGood ? <CircleCheckIcon /> : <CircleCloseIcon />} {isGood ? passes : fails}
              </td>
              {hasInstead && (
                <td>
                  {row.instead === undefined ? (
                    asGiven
                  ) : (
                    <span className={css.instead}>
                      <Sample {...row.instead} />
                      <code>
                        {row.instead.front} / {row.instead.ground}
                      </code>
                    </span>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export interface ContrastTableProps {
  /** Undefined while one of the colours is invalid, so that nothing can be measured. */
  palettes: PairedPalettes | undefined;
  /** The brand colour as typed, for a school with colours of its own. */
  brand?: string | undefined;
}

/** Shows for every pair of colours whether it is readable; unreadable ones are red and come with an alternative. */
export function ContrastTable({ palettes, brand }: ContrastTableProps) {
  const texts = useTexts(labTexts);
  if (palettes === undefined)
    return (
      <p className={css.verdict} data-failing="" role="status">
        <CircleCloseIcon /> {texts.notMeasured}
      </p>
    );
  const pairs = contrastPairs(palettes);
  const failing = pairs.filter(({ ratio, needed }) => ratio < needed);
  const tokens: Readonly<Record<string, string>> = texts.tokens;
  const rowsOf = (part: ContrastPair['part']): Row[] => {
    const grounds: Readonly<Record<string, string>> =
      part === 'header' || part === 'footer' ? texts.bands : texts.tokens;
    return pairs
      .filter((pair) => pair.part === part)
      .map(({ front, ground, frontColour, groundColour, ratio, needed }) => ({
        key: `${front} ${ground}`,
        name: texts.on(tokens[front] ?? front, grounds[ground] ?? ground),
        front: frontColour,
        ground: groundColour,
        ratio,
        needed,
      }));
  };
  return (
    <div className={css.tables}>
      <p className={css.verdict} data-failing={failing.length > 0 ? '' : undefined} role="status">
        {failing.length > 0 ? <CircleCloseIcon /> : <CircleCheckIcon />}
        {failing.length > 0 ? texts.failing(failing.length) : texts.allReadable(pairs.length)}
      </p>
      {brand !== undefined && (
        <section>
          <p className={css.lead}>{texts.rawLead}</p>
          <Rows
            caption={texts.raw}
            hasInstead
            rows={rawUsesOf(brand).map(({ use, frontColour, groundColour, ratio, needed, instead }) => ({
              key: use,
              name: texts.rawUses[use],
              front: frontColour,
              ground: groundColour,
              ratio,
              needed,
              ...(ratio < needed && { instead }),
            }))}
          />
        </section>
      )}
      <div className={css.columns}>
        <Rows caption={texts.parts.accent} rows={rowsOf('accent')} />
        <div className={css.tables}>
          <Rows caption={texts.parts.header} rows={rowsOf('header')} />
          <Rows caption={texts.parts.footer} rows={rowsOf('footer')} />
        </div>
      </div>
      <details className={css.details}>
        <summary className={css.summary}>{texts.basePart(rowsOf('base').length)}</summary>
        <Rows caption={texts.parts.base} rows={rowsOf('base')} />
      </details>
    </div>
  );
}
