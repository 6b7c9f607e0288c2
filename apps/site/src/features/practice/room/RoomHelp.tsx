import { Button } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Dialog } from '@lectern/ui/Dialog';
import { Checkbox } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { roomTexts } from './room.texts.ts';
import { setKeys, tools } from './tools/tools.store.ts';
import { toolsTexts } from './tools/tools.texts.ts';

export interface RoomHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Lists the keyboard shortcuts, with a switch that turns them off. */
export function RoomHelp({ isOpen, onClose }: RoomHelpProps) {
  const texts = useTexts(roomTexts);
  const toolTexts = useTexts(toolsTexts);
  const { hasKeys } = useSnapshot(tools);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.helpTitle}
      width={400}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <DescriptionList layout="pairs" items={texts.keys} />
      <Checkbox checked={hasKeys} onChange={(event) => setKeys(event.target.checked)}>
        {toolTexts.hasKeys}
      </Checkbox>
    </Dialog>
  );
}
