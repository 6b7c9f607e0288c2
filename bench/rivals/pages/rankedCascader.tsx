import { Cascader, type CascaderProps } from 'antd';
import { fiftyThousandNodes, type SampleNode } from '../../ui/samples.ts';
import { setStage } from '../../ui/stage.tsx';

const nodes = fiftyThousandNodes();

/**
 * Returns the rank of a leaf, smaller being better: match at the start of its own label, inside it, or only in
 * a parent's.
 */
function fitOf(label: string, query: string): number {
  const at = label.indexOf(query);
  if (at === -1) return 3;
  if (at > 0) return 2;
  return label.length === query.length ? 0 : 1;
}

const labelOf = (path: readonly Pick<SampleNode, 'label'>[]) => path.at(-1)?.label ?? '';

/** Ranks before limiting to 50 results, as ours does; otherwise antd shows the first fifty matches it finds. */
const bestFirst: CascaderProps<SampleNode>['showSearch'] = {
  sort: (one, other, query) => {
    const [left, right] = [labelOf(one), labelOf(other)];
    return fitOf(left, query) - fitOf(right, query) || left.length - right.length;
  },
};

setStage(<Cascader options={nodes} showSearch={bestFirst} />);
