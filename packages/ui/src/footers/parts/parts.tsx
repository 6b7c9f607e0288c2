import type { ReactNode } from 'react';
import { footerClass } from '@lectern/themes';
import { Picture } from '../../headers/parts/Picture.tsx';
import { Link } from '../../link/index.ts';
import { useTexts } from '../../locale/index.ts';
import { footerTexts } from '../footers.texts.ts';
import type { Flag, FooterInfo, FooterMenuItem, FooterProps } from '../types.ts';
import { isOn } from '../../internal/isOn.ts';
import * as css from './parts.css.ts';

/** The ministry's register, where every ICP number can be looked up. */
const icpRegister = 'https://beian.miit.gov.cn/';

/** Returns whether an address is a page of another site rather than a picture. */
function isPage(address: FooterInfo['sinaWeibo']): boolean {
  const [path = ''] = address?.trim().split(/[?#]/) ?? [];
  return /^(https?:)?\/\//i.test(path) && !/\.(png|jpe?g|gif|webp|avif|svg|bmp)$/i.test(path);
}

/** Removes entries without a name. */
const named = (items: FooterProps['menus']) => items?.filter((item) => item.name?.trim()) ?? [];

interface Info {
  info: FooterInfo;
}

/** The `footer` element with its theme class, container and accessible name as a landmark. */
export function FooterFrame({
  ref,
  theme,
  className,
  children,
}: Pick<FooterProps, 'ref' | 'theme'> & { className: string; children: ReactNode }) {
  return (
    <footer ref={ref} className={`${css.frame} ${theme ? footerClass(theme) : ''}`}>
      <div className={`${css.container} ${className}`}>{children}</div>
    </footer>
  );
}

/** The school's logo: its picture if `logoType` says so and it can be loaded, else its text. */
export function FooterBrand({ info }: Info) {
  const name = info.logoText?.trim() || info.companyName?.trim();
  const word = name ? (
    <strong className={css.brandName} dir="auto">
      {name}
    </strong>
  ) : null;
  if (info.logoType !== 'picture') return word;
  return <Picture className={css.logo} src={info.logoPic} alt={name ?? ''} height={40} fallback={word} />;
}

/** The school's description of itself, with its line breaks. */
export function FooterOverview({ info }: Info) {
  const text = info.overview?.trim();
  return text ? (
    <p className={css.overview} dir="auto">
      {text}
    </p>
  ) : null;
}

export function FooterAddress({ info }: Info) {
  const texts = useTexts(footerTexts);
  const text = info.companyAddress?.trim();
  return text ? (
    <address className={css.address} dir="auto">
      {texts.address} {text}
    </address>
  ) : null;
}

function FooterLink({ item, className }: { item: FooterMenuItem; className: string }) {
  return (
    <Link className={className} href={item.href ?? undefined} isNewWindow={item.isNewWindow} dir="auto">
      {item.name}
    </Link>
  );
}

/**
 * The footer's menu. `columns`: each entry with its children below; `line`: beside it, on a line of its own if
 * it has any.
 */
export function FooterMenu({ menus, shape }: Pick<FooterProps, 'menus'> & { shape: 'columns' | 'line' }) {
  const texts = useTexts(footerTexts);
  const items = named(menus);
  if (items.length === 0) return null;
  return (
    <nav aria-label={texts.label}>
      <ul className={css.menu} data-shape={shape}>
        {items.map((item) => (
          <li key={item.id} className={css.entry} {...(item.children?.length && { 'data-parent': '' })}>
            <FooterLink item={item} className={item.children?.length ? css.title : css.link} />
            {item.children?.length ? (
              <ul className={css.children}>
                {named(item.children).map((child) => (
                  <li key={child.id}>
                    <FooterLink item={child} className={css.link} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The school's QR codes and social media pages, each only if its flag is on. For a code schools give the URL of
 * the picture, for a weibo possibly that of the page itself.
 */
export function FooterCodes({ info }: Info) {
  const { channels } = useTexts(footerTexts);
  const given: readonly (readonly [string, FooterInfo['tencentWechat'], Flag])[] = [
    [channels.wechat, info.tencentWechat, info.tencentWechatFlag],
    [channels.sina, info.sinaWeibo, info.sinaWeiboFlag],
    [channels.tencent, info.tencentWeibo, info.tencentWeiboFlag],
  ];
  const shown = given.filter(([, address, flag]) => address && isOn(flag));
  const pages = shown.filter(([, address]) => isPage(address));
  const codes = shown.filter(([, address]) => !isPage(address));
  if (shown.length === 0) return null;
  return (
    <ul className={css.codes}>
      {pages.map(([name, href]) => (
        <li key={name}>
          <Link className={css.link} href={href ?? undefined} isNewWindow>
            {name}
          </Link>
        </li>
      ))}
      {codes.map(([name, picture]) => (
        <li key={name} className={css.code}>
          <Picture
            className={css.codePicture}
            src={picture}
            alt={name}
            width={112}
            height={112}
            loading="lazy"
            fallback={null}
          />
          <span aria-hidden>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Copyright, company, ICP number and public security record, each only if present. */
export function FooterLegal({ info }: Info) {
  const copyright = info.copyright?.trim() ?? '';
  const company = info.companyName?.trim() ?? '';
  // Most copyright lines contain the company's name, which is then not repeated.
  const texts = [copyright, copyright.includes(company) ? '' : company].filter(Boolean);
  return (
    <div className={css.legal}>
      {texts.map((text) => (
        <span key={text} dir="auto">
          {text}
        </span>
      ))}
      {info.icpNo?.trim() && (
        <Link className={css.link} href={icpRegister} isNewWindow>
          {info.icpNo.trim()}
        </Link>
      )}
      {info.securityRegno?.trim() && (
        <Link className={css.security} href={info.securityLink ?? undefined} isNewWindow>
          <Picture src={info.securityIco} width={16} height={16} fallback={null} />
          {info.securityRegno.trim()}
        </Link>
      )}
    </div>
  );
}
