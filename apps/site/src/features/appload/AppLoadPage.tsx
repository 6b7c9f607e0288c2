import { ButtonLink } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { QrCode } from '@lectern/ui/shell';
import { useSnapshot } from 'valtio/react';
import { linkOf } from '../../shared/school/menu.model.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import { ownHome } from '../../shared/school/ownHome.ts';
import * as css from './AppLoadPage.css.ts';

const texts = {
  zh: {
    // A line may break after the school's name, but not within it.
    title: (school: string) => `把${school}\u200B带在身边`,
    lead: '在手机上看课、刷题、收通知，学到哪里都能接着学。',
    android: '下载 Android 版',
    ios: '下载 iOS 版',
    scan: '用手机扫码下载',
    closed: '学校还没有自己的应用',
    closedText: '用手机浏览器打开本站，课程、题库和订单都在。',
    home: '回到首页',
  },
  en: {
    title: (school: string) => `Take ${school} with you`,
    lead: 'Watch lessons, practise and get updates on your phone, and pick up where you left off.',
    android: 'Download for Android',
    ios: 'Download for iOS',
    scan: 'Scan to download',
    closed: 'The school has no app yet',
    closedText: 'Open this site in your phone’s browser for your courses, practice and orders.',
    home: 'Back to home',
  },
};

/** Download links of the school's app (`/appload`). */
export default function AppLoadPage() {
  const pageTexts = useTexts(texts);
  const locale = useLocale();
  const { app, schoolName } = useSnapshot(shell).current.brand;
  const link = (url: string) => (url === '' ? undefined : linkOf(url, location.origin));
  const [android, ios, scan] = [link(app.androidUrl), link(app.iosUrl), link(app.scanUrl)];
  if (!app.isOpen || (android ?? ios ?? scan) === undefined) {
    return (
      <Page>
        <EmptyWithLink
          title={pageTexts.closed}
          level={1}
          description={pageTexts.closedText}
          href={ownHome()}
          label={pageTexts.home}
        />
      </Page>
    );
  }
  return (
    <Page>
      <div className={css.layout}>
        <div>
          <h1 className={css.title}>{pageTexts.title(schoolName[locale])}</h1>
          <p className={css.lead}>{pageTexts.lead}</p>
          <div className={css.buttons}>
            {ios !== undefined && (
              <ButtonLink variant="primary" href={ios}>
                {pageTexts.ios}
              </ButtonLink>
            )}
            {android !== undefined && (
              <ButtonLink variant={ios === undefined ? 'primary' : 'secondary'} href={android}>
                {pageTexts.android}
              </ButtonLink>
            )}
          </div>
        </div>
        {scan !== undefined && (
          <div className={css.code}>
            <QrCode text={new URL(scan, location.href).href} label={pageTexts.scan} size={176} />
            {pageTexts.scan}
          </div>
        )}
      </div>
    </Page>
  );
}
