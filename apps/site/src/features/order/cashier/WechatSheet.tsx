import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { checkStateNow } from './orderState.store.ts';
import type { SheetPayment } from './cashier.state.ts';
import * as css from './PayPanel.css.ts';
import { type SheetOutcome, openSheet } from './payInWechat.store.ts';
import { sheetTexts } from './WechatSheet.texts.ts';

/** Pays in WeChat: a press opens its payment sheet, then the outcome is shown. */
export function WechatSheet({ sheet }: { readonly sheet: SheetPayment }) {
  const texts = useTexts(sheetTexts);
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<SheetOutcome>();

  const handlePay = async () => {
    setOpen(true);
    const sheetOutcome = await openSheet(sheet.request, sheet.script);
    setOutcome(sheetOutcome);
    setOpen(false);
    if (sheetOutcome === 'paid') await checkStateNow();
  };
  return (
    <>
      <Button variant="primary" size="large" isBusy={isOpen} onClick={() => void handlePay()}>
        {texts.pay}
      </Button>
      <p className={css.scan} role="status">
        {outcome !== undefined && texts.outcomes[outcome]}
      </p>
    </>
  );
}
