import { useTexts } from '../locale/index.ts';
import { texts } from './dialogs.texts.ts';
import * as css from './ThirdLogins.css.ts';

/** Platforms that a school can allow students to log in with; the names are those of the API. */
export type ThirdLogin = 'weixin' | 'qq' | 'weibo' | 'weixinwork' | 'dingtalk';

export interface ThirdLoginsProps {
  /** The platforms that the school has enabled; without any, nothing is rendered. */
  logins: readonly ThirdLogin[];
  /** Text above the logos. @defaultValue 其他方式登录 / Or log in with */
  label?: string;
  /** Called to log in with a platform, usually in a window of its own. */
  onStart: (login: ThirdLogin) => void;
}

/** Logos of the platforms in a single colour, on a 24 px grid. */
const marks = {
  weixin:
    'M9.5 4C5.4 4 2 6.8 2 10.2c0 2 1.1 3.7 2.9 4.8l-.7 2.2 2.6-1.3c.7.2 1.5.3 2.2.3A5.6 5.6 0 0 1 9 15' +
    'c0-3.2 3-5.7 6.6-5.7h.6C15.5 6.3 12.8 4 9.5 4zM22 15c0-2.8-2.8-5.1-6.2-5.1S9.6 12.2 9.6 15s2.8 5.1 ' +
    '6.2 5.1c.7 0 1.4-.1 2-.3l2 1.1-.6-1.9A4.8 4.8 0 0 0 22 15z',
  qq:
    'M12 2.5c-3.3 0-5.4 2.4-5.4 5.5v1.8' +
    'c-1.3 1.5-2.2 3.3-2.2 5 0 1 .3 1.5.7 1.5.5 0 1-.6 1.4-1.3.3.9.8 1.7 1.4 2.4-.9.4-1.5 1-1.5 1.6 0 1.2 ' +
    '2 1.7 3.7 1.7.9 0 1.6-.2 1.9-.5.3.3 1 .5 1.9.5 1.7 0 3.7-.5 3.7-1.7 0-.6-.6-1.2-1.5-1.6.6-.7 1.1-1.5 ' +
    '1.4-2.4.4.7.9 1.3 1.4 1.3.4 0 .7-.5.7-1.5 0-1.7-.9-3.5-2.2-5V8c0-3.1-2.1-5.5-5.4-5.5z',
  weibo:
    'M10 8.2C6 8.6 3 11.4 3 14.5S6.4 20 10.5 20s7.5-2.5 7.5-5.3' +
    'c0-1.6-1.2-2.6-2.7-3 .5-1.2.3-2.1-.4-2.6-.8-.5-2-.3-3.3.2.3-.9.1-1.3-1.6-1.1zM10.3 17.7a3 3 0 1 1 ' +
    '0-6 3 3 0 0 1 0 6zM16 4.3c3.2 0 5.6 2.6 5.2 5.8h-1.7a3.5 3.5 0 0 0-3.5-4z',
  weixinwork:
    'M11 4c-5 0-8.5 3.2-8.5 7.2 0 2.2 1.2 4.2 3 5.5L5 19.5l3-1.5c1 .3 2 .4 3 .4 4.9 0 8.5-3.2 8.5-7.2S16 4 11 4z' +
    'm7.5 11.5 1.3 2.2 2.2 1.3-2.2 1.3-1.3 2.2-1.3-2.2L15 19l2.2-1.3z',
  dingtalk:
    'M20.6 8.9C17.3 7.7 8.3 4.1 4.9 2.5' +
    'c-.5-.2-.9.1-.7.6.9 2.4 3.2 5 6.6 6.3-2.3-.2-4.4-.6-6.1-1-.4-.1-.6.2-.4.6.9 1.9 3.2 3.8 6.5 ' +
    '4.3-1.3.3-2.7.4-3.9.3-.4 0-.6.3-.4.6 1 1.7 2.8 2.7 5.1 2.7l-1.8 3h2.5l-2.8 4.1 ' +
    '8.3-6.7h-3.2l4.3-4.7c1.2-1.3 1.9-2.1 2.2-2.9.2-.4 0-.7-.5-.8z',
} satisfies Record<ThirdLogin, string>;

/** Logos of other platforms to log in with, below a divider. */
export function ThirdLogins({ logins, label, onStart }: ThirdLoginsProps) {
  const text = useTexts(texts).login;
  if (logins.length === 0) return null;
  return (
    <>
      <div className={css.divider}>{label ?? text.others}</div>
      <ul className={css.providers}>
        {logins.map((login) => (
          <li key={login}>
            <button
              type="button"
              className={css.provider}
              aria-label={text.third[login]}
              title={text.third[login]}
              onClick={() => onStart(login)}
            >
              <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
                <path d={marks[login]} />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
