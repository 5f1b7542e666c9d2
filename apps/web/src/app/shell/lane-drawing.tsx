/** Lanes between hubs, drawn once as curves; the two amber ones are the lane in hand and its weight. */
export function LaneDrawing({ className }: { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="#9dbdf0" strokeOpacity="0.16" strokeWidth="1.2">
        <path d="M-40 640C240 420 520 380 780 470S1240 640 1500 420" />
        <path d="M-40 700C260 560 470 240 860 250S1280 420 1500 300" />
        <path d="M-40 240C260 140 560 170 760 300S1180 560 1500 560" />
        <path d="M120 940C220 700 420 560 690 560S1180 460 1320 -40" />
        <path d="M-40 420C200 470 360 610 620 620S1120 480 1500 720" />
        <path d="M420 940C470 720 640 420 940 330S1320 220 1500 120" />
      </g>
      <path
        d="M132 742C300 640 470 612 742 690"
        fill="none"
        stroke="#f2a30b"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <g fill="#cfe0fa">
        <circle cx="132" cy="742" r="4.5" />
        <circle cx="742" cy="690" r="4.5" />
        <circle cx="690" cy="560" r="2.6" fillOpacity="0.6" />
        <circle cx="1062" cy="306" r="2.6" fillOpacity="0.6" />
        <circle cx="332" cy="180" r="2.6" fillOpacity="0.6" />
        <circle cx="1210" cy="560" r="2.6" fillOpacity="0.6" />
      </g>
      <circle cx="132" cy="742" r="11" fill="none" stroke="#cfe0fa" strokeOpacity="0.45" />
      <circle cx="742" cy="690" r="11" fill="none" stroke="#cfe0fa" strokeOpacity="0.45" />
    </svg>
  );
}
