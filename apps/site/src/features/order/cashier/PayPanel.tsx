import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { QrCode } from '@lectern/ui/shell';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { cashier } from './cashier.state.ts';
import { chooseWay } from './payment.store.ts';
import { currentDevice } from './device.ts';
import { orderTexts } from '../order.texts.ts';
import * as css from './PayPanel.css.ts';

const QR_SIZE = 200;

/** Used only in WeChat. */
const LateSheet = deferred(async () => (await import('./WechatSheet.tsx')).WechatSheet);

/** The payment methods and, for the chosen one, its QR code and its page. */
export function PayPanel() {
  const texts = useTexts(orderTexts);
  const { ways, way, isReducing } = useSnapshot(cashier);
  return (
    <>
      <fieldset className={css.ways}>
        <legend className={css.legend}>{texts.cashier.howToPay}</legend>
        {ways.map((one) => (
          <label key={one} className={css.way} data-way={one}>
            <input
              className={css.radio}
              type="radio"
              name="way"
              checked={one === way}
              onChange={() => void chooseWay(one)}
            />
            <span className={css.mark} aria-hidden>
              {one === 'wechat' ? '微' : '支'}
            </span>
            {texts.ways[one]}
          </label>
        ))}
      </fieldset>
      {isReducing ? (
        <div className={css.code} aria-busy>
          <Opening />
        </div>
      ) : (
        way !== undefined && <Code />
      )}
    </>
  );
}

function Code() {
  const texts = useTexts(orderTexts);
  const { way, opening, payment, message } = useSnapshot(cashier);
  if (way === undefined) return null;
  const name = texts.ways[way];
  const isInWechat = currentDevice() === 'wechat';
  if (opening === 'failed') {
    return (
      <div className={css.code} role="alert">
        <p>{message || texts.cashier.openFailed}</p>
        <Button onClick={() => void chooseWay(way)}>{texts.cashier.tryAgain}</Button>
      </div>
    );
  }
  return (
    <div className={css.code} aria-busy={payment === undefined}>
      {payment === undefined ? (
        <Opening />
      ) : (
        <>
          {payment.qrContent !== '' && (
            <>
              <div className={css.paper}>
                <QrCode text={payment.qrContent} label={texts.cashier.scanLabel(name)} size={QR_SIZE} />
              </div>
              <p className={css.scan}>{texts.cashier.scan(name)}</p>
            </>
          )}
          {payment.pageUrl !== '' && (
            <PageLink href={payment.pageUrl} isAlone={payment.qrContent === ''} name={name} />
          )}
          {payment.sheet !== undefined ? (
            <LateSheet sheet={payment.sheet} />
          ) : (
            isInWechat && <p className={css.scan}>{texts.cashier.inWechat}</p>
          )}
        </>
      )}
    </div>
  );
}

function Opening() {
  const texts = useTexts(orderTexts).cashier;
  return (
    <>
      <Skeleton shape="box" width={QR_SIZE} height={QR_SIZE} />
      <p className={css.scan}>{texts.opening}</p>
    </>
  );
}

interface PageLinkProps {
  readonly href: string;
  /** Whether there is no QR code beside it. */
  readonly isAlone: boolean;
  /** The wallet's name. */
  readonly name: string;
}

/** A link to the wallet's page: on a phone in this window, since the wallet returns to it. */
function PageLink({ href, isAlone, name }: PageLinkProps) {
  const texts = useTexts(orderTexts).cashier;
  if (currentDevice() === 'phone')
    return (
      <>
        <a className={css.openLink} href={href}>
          {texts.openWallet(name)}
        </a>
        <p className={css.scan}>{texts.comeBack}</p>
      </>
    );
  return (
    <a className={css.openLink} href={href} target="_blank" rel="noopener">
      {isAlone ? texts.openPage : texts.onThisDevice}
    </a>
  );
}
