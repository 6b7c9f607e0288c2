export { prepareQrCode, QrCode, type QrCodeProps } from './QrCode.tsx';
export { SkipLink } from './SkipLink.tsx';
export { TabBar, type Tab, type TabBarProps } from './TabBar.tsx';
export { TestDomainBanner, type TestDomainBannerProps } from './TestDomainBanner.tsx';
