import type { Ref } from 'react';
import { useTexts, inBoth } from '../locale/index.ts';
import { RingArc } from '../Progress/RingArc.tsx';
import { arc, caption, ring, score as scoreText, track } from './ScoreRing.css.ts';

const texts = inBoth({
  of: (score: string, total: number) => [`得分 ${score}，满分 ${total}`, `Score ${score} of ${total}`],
  total: (total: number) => [`满分 ${total}`, `of ${total}`],
});

export interface ScoreRingProps {
  /** Ref to the `svg` element. */
  ref?: Ref<SVGSVGElement> | undefined;
  /** Score that was reached; NaN is shown as a dash. */
  score: number;
  /** Maximum score. */
  total: number;
  /** Whether the score is a pass, shown in green; say it in a text beside it too. @defaultValue false */
  isPassed?: boolean;
  /** Diameter in px. @defaultValue 176 */
  size?: number;
}

/** A score as a ring. */
export function ScoreRing({ ref, score, total, isPassed = false, size = 176 }: ScoreRingProps) {
  const text = useTexts(texts);
  const ratio = total > 0 && Number.isFinite(score) ? Math.min(1, Math.max(0, score / total)) : 0;
  const formatted = Number.isFinite(score) ? String(Math.round(score * 10) / 10) : '—';
  return (
    <svg
      ref={ref}
      className={ring}
      style={{ maxWidth: size }}
      viewBox="0 0 160 160"
      fill="none"
      strokeWidth={12}
      role="img"
      aria-label={text.of(formatted, total)}
      {...(isPassed && { 'data-passed': '' })}
    >
      <RingArc ratio={ratio} centre={80} radius={70} track={track} arc={arc} />
      <text className={scoreText} x="80" y="88" textAnchor="middle">
        {formatted}
      </text>
      <text className={caption} x="80" y="112" textAnchor="middle">
        {text.total(total)}
      </text>
    </svg>
  );
}
