import { Cascader, type CascaderProps } from 'antd';
import { fiftyThousandNodes, type SampleNode } from '../../ui/samples.ts';
import { setStage } from '../../ui/stage.tsx';

const nodes = fiftyThousandNodes();

/** How well a leaf fits, smaller being better: its own label from its beginning, inside it, or only a parent's. */
function fitOf(label: string, query: string): number {
  const at = label.indexOf(query);
  if (at === -1) return 3;
  if (at > 0) return 2;
  return label.length === query.length ? 0 : 1;
}

const labelOf = (path: readonly Pick<SampleNode, 'label'>[]) => path.at(-1)?.label ?? '';

/** Ranks before it cuts to 50, as ours does; without it antd shows the first fifty that it meets. */
const bestFirst: CascaderProps<SampleNode>['showSearch'] = {
  sort: (one, other, query) => {
    const [left, right] = [labelOf(one), labelOf(other)];
    return fitOf(left, query) - fitOf(right, query) || left.length - right.length;
  },
};

setStage(<Cascader options={nodes} showSearch={bestFirst} />);
