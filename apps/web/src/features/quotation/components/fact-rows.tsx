interface FactRowsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly className: string | undefined;
}

/** Facts by name. */
export function FactRows({ facts, className }: FactRowsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
