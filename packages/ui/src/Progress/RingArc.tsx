interface RingArcProps {
  /** How much of the ring is drawn, 0 to 1. */
  share: number;
  centre: number;
  radius: number;
  /** Classes of the whole ring, and of what is drawn of it. */
  track: string;
  arc: string;
}

/** A ring in a drawing, and over it its share, from the top on. */
export function RingArc({ share, centre, radius, track, arc }: RingArcProps) {
  const round = 2 * Math.PI * radius;
  return (
    <>
      <circle className={track} cx={centre} cy={centre} r={radius} />
      {share > 0 && (
        <circle
          className={arc}
          cx={centre}
          cy={centre}
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${share * round} ${round}`}
          transform={`rotate(-90 ${centre} ${centre})`}
        />
      )}
    </>
  );
}
