import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Disclosure } from '../headers/parts/Disclosure.tsx';
import { Picture } from '../headers/parts/Picture.tsx';
import { ArrowUpIcon, type Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/index.ts';
import { warnOfFallback } from '../internal/warn.ts';
import { channelsOf, type Channel } from './channels.ts';
import { scrollToTop } from './scrollToTop.ts';
import * as css from './SideBar.css.ts';
import { HeadsetIcon, MailIcon, QqIcon, WechatIcon, WeiboIcon } from './icons.ts';
import { sideBarTexts } from './sidebar.texts.ts';
import type { SideBarInfo } from './types.ts';
import { useAutoHide } from './useAutoHide.ts';

const icons = {
  wechat: WechatIcon,
  personalWechat: WechatIcon,
  qq: QqIcon,
  weibo: WeiboIcon,
  service: HeadsetIcon,
  email: MailIcon,
} satisfies Record<Channel['kind'], Icon>;

function ChannelPanel({ channel, name }: { channel: Channel; name: string }) {
  const texts = useTexts(sideBarTexts);
  return (
    <div className={css.card}>
      <b>{name}</b>
      <Picture
        className={css.code}
        src={channel.picture}
        alt={name}
        width={112}
        height={112}
        fallback={null}
      />
      {channel.links.map(({ text, href }) => (
        <Link key={href} className={css.link} href={href} isNewWindow={href.startsWith('http')} dir="auto">
          {channel.kind === 'weibo' ? texts.weiboLink : text}
        </Link>
      ))}
      {channel.remark && (
        <span className={css.hint} dir="auto">
          {texts.serviceTime} {channel.remark}
        </span>
      )}
    </div>
  );
}

/** A button that is shown once the page is scrolled, and scrolls back to the top. */
export function BackToTop({
  ref,
  hasWord = false,
}: {
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Whether a word is shown below the icon. @defaultValue false */
  hasWord?: boolean;
}) {
  const texts = useTexts(sideBarTexts);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const check = () => setIsScrolled(window.scrollY > 0);
    // Deferred, since reading the position now would force a layout.
    const frame = requestAnimationFrame(check);
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', check);
    };
  }, []);
  /** The button disappears at the top, so the focus moves to the beginning of the page. */
  const handleClick = () => {
    scrollToTop(window);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <button
      ref={ref}
      type="button"
      className={css.button}
      data-word={hasWord || undefined}
      hidden={!isScrolled}
      aria-label={texts.top}
      onClick={handleClick}
    >
      <ArrowUpIcon size={20} />
      {hasWord && <span aria-hidden>{texts.top}</span>}
    </button>
  );
}

export interface SideBarProps {
  /** Ref to the `aside` element. */
  ref?: Ref<HTMLElement> | undefined;
  /** The school's contact channels; without any only the button back to top is shown. */
  info?: SideBarInfo | null | undefined;
}

/**
 * Floating contact channels (template 1: line icons, template 4: a word below each), and a button back to top.
 * On narrow screens a single button contains all channels. Where the bar covers text or something that can be
 * pressed or scanned, it moves to the edge of the page, until the user needs it.
 */
export function SideBar({ ref, info }: SideBarProps) {
  const texts = useTexts(sideBarTexts);
  const bar = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => bar.current, []);
  const isHidden = useAutoHide(bar);
  const channels = channelsOf(info ?? {});
  const hasLabels = String(info?.tempType) === '4';
  if (process.env.NODE_ENV !== 'production' && !['1', '4', ''].includes(String(info?.tempType ?? '')))
    warnOfFallback('side bar tempType', info?.tempType, 'line icons are shown');
  const nameOf = (channel: Channel) => texts[channel.kind];
  return (
    <aside ref={bar} className={css.bar} aria-label={texts.label} data-away={isHidden || undefined}>
      {channels.length > 0 && (
        <ul className={css.channels}>
          {channels.map((channel) => {
            const ChannelIcon = icons[channel.kind];
            const name = nameOf(channel);
            return (
              <li key={channel.kind}>
                <Disclosure
                  buttonClassName={css.button}
                  panelClassName={css.panel}
                  label={name}
                  trigger={
                    <span className={css.mark} data-word={hasLabels || undefined}>
                      <ChannelIcon size={20} />
                      {hasLabels && <span>{name}</span>}
                    </span>
                  }
                >
                  <ChannelPanel channel={channel} name={name} />
                </Disclosure>
              </li>
            );
          })}
        </ul>
      )}
      {channels.length > 0 && (
        <Disclosure
          className={css.narrowOnly}
          buttonClassName={`${css.button} ${css.round}`}
          panelClassName={css.allChannels}
          label={texts.label}
          trigger={<HeadsetIcon size={22} />}
        >
          {channels.map((channel) => (
            <ChannelPanel key={channel.kind} channel={channel} name={nameOf(channel)} />
          ))}
        </Disclosure>
      )}
      <BackToTop hasWord={hasLabels} />
    </aside>
  );
}
