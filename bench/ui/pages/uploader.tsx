import '@lectern/themes/styles';
import { Uploader, type UploadTransport } from '@lectern/ui/Uploader';
import { setStage } from '../stage.tsx';

const transport: UploadTransport = {
  start: async () => ({ session: 'bench' }),
  sendChunk: async () => undefined,
  finish: async ({ file }) => ({ id: 'bench', name: file.name }),
};

setStage(<Uploader label="作业附件" transport={transport} value={[]} onChange={() => undefined} />);
