import { Fragment } from "react";
import type { XpPart } from "#schema/api/common.ts";

export interface XpPartsProps {
  parts: readonly XpPart[];
  total: number;
}

/** What the server awarded, line by line. */
export function XpParts({ parts, total }: XpPartsProps) {
  if (parts.length === 0) return <p className="text-sm text-ink-soft">No XP this time.</p>;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-[6px] text-left text-sm">
      {parts.map(({ reason, amount }) => (
        <Fragment key={reason}>
          <dt>{reason}</dt>
          <dd className="pl-4 text-right font-strong">{amount < 0 ? `−${-amount}` : amount}</dd>
        </Fragment>
      ))}
      <dt className="mt-1 border-t-2 border-line pt-2 text-md font-heavy">Total</dt>
      <dd className="mt-1 border-t-2 border-line pt-2 pl-4 text-right text-md font-heavy">{total} XP</dd>
    </dl>
  );
}
