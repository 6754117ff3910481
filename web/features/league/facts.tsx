import { Fragment } from "react";

/** A list of names and values: names on the left, values on the right. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string | number])[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right font-heavy">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
