/**
 * The mark: a weight standing on a lane that runs towards the horizon. Drawn in the text colour, the lane's
 * light in the accent.
 */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M16 3.2a3.1 3.1 0 0 1 2.5 4.9h1.6c1.2 0 2.2.8 2.5 2l2.3 10.1c.3 1.4-.8 2.8-2.3 2.8H9.4c-1.5 0-2.6-1.4-2.3-2.8l2.3-10.1c.3-1.2 1.3-2 2.5-2h1.6A3.1 3.1 0 0 1 16 3.2Zm0 1.9a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path
        d="M13.2 11.6v7.6M13.2 15.9l4.6-4.3M14.9 14.4l3.4 4.8"
        stroke="var(--kl-mark-cut, #fff)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M2.6 28.6h6.6M22.8 28.6h6.6" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M12.4 28.6h7.2" stroke="var(--kl-accent, #f2a30b)" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
