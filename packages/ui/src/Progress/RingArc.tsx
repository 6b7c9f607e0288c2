interface RingArcProps {
  /** Filled share of the ring, 0 to 1. */
  ratio: number;
  centre: number;
  radius: number;
  /** CSS classes of the whole ring and of its filled part. */
  track: string;
  arc: string;
}

/** An SVG ring with a filled arc that starts at the top. */
export function RingArc({ ratio, centre, radius, track, arc }: RingArcProps) {
  const round = 2 * Math.PI * radius;
  return (
    <>
      <circle className={track} cx={centre} cy={centre} r={radius} />
      {ratio > 0 && (
        <circle
          className={arc}
          cx={centre}
          cy={centre}
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${ratio * round} ${round}`}
          transform={`rotate(-90 ${centre} ${centre})`}
        />
      )}
    </>
  );
}
