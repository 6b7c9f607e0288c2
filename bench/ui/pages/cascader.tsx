import '@lectern/themes/styles';
import { Cascader } from '@lectern/ui/Cascader';
import { fiftyThousandNodes } from '../samples.ts';
import { setStage } from '../stage.tsx';

const nodes = fiftyThousandNodes();

setStage(<Cascader aria-label="班级" options={nodes} value={null} onChange={() => undefined} />);
