import { useTexts } from '@lectern/ui/locale';
import type { ThirdLogin } from './login.model.ts';
import { DingTalkDialog } from './DingTalkDialog.tsx';
import { loginTexts } from './login.texts.ts';
import { startThirdLogin } from './third.store.ts';
import * as css from './login.css.ts';

/** The platforms' marks, drawn in one colour on a 24 px grid. */
const MARKS: Readonly<Record<ThirdLogin, string>> = {
  weixin:
    'M9.5 4C5.4 4 2 6.8 2 10.2c0 2 1.1 3.7 2.9 4.8l-.7 2.2 2.6-1.3c.7.2 1.5.3 2.2.3A5.6 5.6 0 0 1 9 15c0-3.200 3-5.700 6.600-5.700h.6C15.500 6.300 12.800 4 9.500 4zM22 15c0-2.800-2.800-5.100-6.200-5.100S9.600 12.200 9.600 15s2.800 5.100 6.200 5.100c.7 0 1.400-.1 2-.3l2 1.100-.6-1.900A4.800 4.800 0 0 0 22 15z',
  qq: 'M12 2.500c-3.300 0-5.400 2.400-5.400 5.500v1.800c-1.300 1.500-2.200 3.300-2.200 5 0 1 .3 1.500.7 1.500.5 0 1-.6 1.400-1.300.3.9.8 1.700 1.400 2.400-.9.400-1.500 1-1.500 1.600 0 1.200 2 1.700 3.700 1.700.9 0 1.600-.2 1.900-.5.3.3 1 .5 1.900.5 1.700 0 3.700-.5 3.700-1.700 0-.6-.6-1.200-1.500-1.600.6-.7 1.100-1.500 1.400-2.400.4.7.9 1.300 1.400 1.300.4 0 .7-.5.7-1.500 0-1.700-.9-3.500-2.200-5V8c0-3.100-2.100-5.500-5.400-5.500z',
  weibo:
    'M10 8.200C6 8.600 3 11.400 3 14.500S6.400 20 10.500 20s7.500-2.500 7.500-5.300c0-1.600-1.200-2.600-2.700-3 .5-1.200.3-2.100-.4-2.600-.8-.5-2-.3-3.300.2.3-.9.1-1.300-1.600-1.100zM10.300 17.700a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM16 4.300c3.200 0 5.600 2.600 5.200 5.800h-1.700a3.500 3.500 0 0 0-3.500-4z',
  dingtalk:
    'M20.600 8.900C17.300 7.700 8.300 4.100 4.900 2.500c-.5-.2-.9.1-.7.600.9 2.400 3.200 5 6.600 6.300-2.300-.2-4.400-.6-6.100-1-.4-.1-.6.2-.4.6.900 1.900 3.200 3.800 6.500 4.300-1.300.3-2.700.4-3.900.3-.4 0-.6.3-.4.6 1 1.700 2.800 2.700 5.100 2.700l-1.800 3h2.500l-2.800 4.100 8.300-6.700h-3.200l4.300-4.700c1.200-1.300 1.900-2.100 2.200-2.900.2-.4 0-.7-.5-.8z',
  weixinwork: 'M11 4c-5 0-8.500 3.200-8.500 7.200 0 2.200 1.200 4.200 3 5.500L5 19.500l3-1.500c1 .3 2 .4 3 .4 4.900 0 8.500-3.200 8.500-7.200S16 4 11 4zm7.500 11.500 1.300 2.200 2.200 1.300-2.200 1.300-1.300 2.200-1.300-2.200L15 19l2.200-1.300z',
};

/** The other platforms' log-ins, where the school has any. */
export function ThirdLogins({ logins }: { readonly logins: readonly ThirdLogin[] }) {
  const texts = useTexts(loginTexts);
  if (logins.length === 0) return null;
  return (
    <>
      <div className={css.divider}>{texts.others}</div>
      <ul className={css.thirds}>
        {logins.map((login) => (
          <li key={login}>
            <button
              type="button"
              className={css.third}
              aria-label={texts.third[login]}
              title={texts.third[login]}
              onClick={() => void startThirdLogin(login)}
            >
              <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
                <path d={MARKS[login]} />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <DingTalkDialog />
    </>
  );
}
