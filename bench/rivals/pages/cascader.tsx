import { Cascader } from 'antd';
import { fiftyThousandNodes } from '../../ui/samples.ts';
import { setStage } from '../../ui/stage.tsx';

const nodes = fiftyThousandNodes();

setStage(<Cascader options={nodes} showSearch />);
