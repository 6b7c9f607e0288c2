import { Button } from '@lectern/ui/Button';
import { ExternalLinkIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { Popover } from '@lectern/ui/Popover';
import { QrCode } from '@lectern/ui/shell';
import { copyText } from '../../../../shared/copyText.ts';
import { toast } from '../../../../shared/overlays/toast.ts';
import type { CourseItem } from '../../course.model.ts';
import { detailTexts } from '../detail.texts.ts';
import * as css from './Share.css.ts';

/** Shares the page: a QR code to scan with a phone, and an address to send to friends. */
export function Share({ course }: { readonly course: Pick<CourseItem, 'commodityId' | 'courseId'> }) {
  const texts = useTexts(detailTexts).share;
  return (
    <Popover
      label={texts.label}
      variant="quiet"
      isBlock
      content={(close) => <ShareOptions course={course} onDone={close} />}
    >
      <ExternalLinkIcon /> {texts.label}
    </Popover>
  );
}

interface ShareOptionsProps {
  readonly course: Pick<CourseItem, 'commodityId' | 'courseId'>;
  readonly onDone: () => void;
}

function ShareOptions({ course: { commodityId, courseId }, onDone }: ShareOptionsProps) {
  const texts = useTexts(detailTexts).share;
  // Without a hash, so that chats show a preview with title and picture.
  const path = [commodityId, courseId || '0'].map(encodeURIComponent).join('/');
  const address = `${location.origin}/course/detail/${path}`;
  const handleCopy = async () => {
    const isCopied = await copyText(address);
    toast(isCopied ? texts.copied : texts.notCopied, { tone: isCopied ? 'success' : 'danger' });
    if (isCopied) onDone();
  };
  return (
    <div className={css.ways}>
      <QrCode text={address} label={texts.code} size={144} />
      <p className={css.help}>{texts.help}</p>
      <p className={css.address}>{address}</p>
      <Button onClick={() => void handleCopy()}>{texts.copy}</Button>
    </div>
  );
}
