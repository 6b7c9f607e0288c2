import { Link } from '../../../link/index.ts';
import { useTexts } from '../../../locale/index.ts';
import { QrCode } from '../../../shell/QrCode.tsx';
import { headerTexts } from '../../headers.texts.ts';
import { panelTexts } from '../../panels.texts.ts';
import type { HeaderApp } from '../../types.ts';
import * as css from './AppPanel.css.ts';

/** Returns the QR codes: a single one for every phone or, without it, one per platform. */
function codesOf({ qrText, androidHref, iosHref }: HeaderApp): readonly (readonly [string, string])[] {
  const codes = qrText
    ? [['', qrText] as const]
    : [['Android', androidHref] as const, ['iPhone', iosHref] as const];
  return codes.flatMap(([system, text]) => (text ? [[system, text] as const] : []));
}

/** How to get the app: its QR codes, if there are any, and its page. */
export function AppPanel({ app }: { app: HeaderApp }) {
  const texts = { ...useTexts(headerTexts), ...useTexts(panelTexts) };
  const codes = codesOf(app);
  return (
    <>
      {codes.length > 0 && (
        <div className={css.appCodes}>
          {codes.map(([system, text]) => (
            <figure key={system} className={css.appCode}>
              <QrCode text={text} label={[texts.scanApp, system].filter(Boolean).join(' ')} />
              {system && <figcaption>{system}</figcaption>}
            </figure>
          ))}
        </div>
      )}
      <Link className={css.appLink} href={app.href ?? '#/appload'}>
        {codes.length > 0 ? texts.scanApp : texts.app}
      </Link>
    </>
  );
}
