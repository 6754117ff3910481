import { clsx } from "clsx";
import type { Tokens } from "marked";
import { useEffect, useId, useRef, useState } from "react";
import { piecesOf } from "#schema/rules/text-pieces.ts";
import type { Gender } from "#schema/terms/gender.ts";
import { Card } from "../../../ui/card.tsx";
import { GenderChip } from "../../../ui/gender-chip.tsx";
import { MixedPieces } from "./mixed-text.tsx";

/** Columns of a gender are headed by its chip, which is narrower than its name and says the same. */
const GENDER_COLUMNS: Readonly<Record<string, Gender>> = { masculine: "m", feminine: "f", neuter: "n", plural: "pl" };

/** Tables of more columns than this are set smaller on a phone. */
const WIDE = 4;

/** A table of forms. On a phone that is too narrow for it, it scrolls by itself, with its first column in view. */
export function ExplanationTable({ table: { header, rows } }: { table: Tokens.Table }) {
  const captionId = useId();
  const { frame, scrolls } = useScrolls();
  const ofForms = header.some(({ text }) => text in GENDER_COLUMNS);
  const firstIsHead = header[0]?.text === "" || ofForms;
  return (
    <Card padded={false} className="not-first:mt-1">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <div
        ref={frame}
        className="relative overflow-x-auto focus-visible:outline-offset-[-3px]"
        {...(scrolls ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 } : {})}
      >
        <table
          className={clsx(
            "w-full border-separate border-spacing-0 leading-snug",
            header.length > WIDE ? "text-xs sm:text-[1rem]" : "text-sm sm:text-[1rem]",
          )}
        >
          <caption id={captionId} className="sr-only">
            {captionOf(header)}
          </caption>
          <thead>
            <tr>
              {header.map((cell, column) => (
                <HeadCell key={`${column} ${cell.text}`} cell={cell} isFirst={column === 0} centered={ofForms} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.map(({ text }) => text).join("|")}>
                {cells.map((cell, column) => (
                  <BodyCell
                    key={`${column} ${cell.text}`}
                    cell={cell}
                    isHead={column === 0 && firstIsHead}
                    isFirst={column === 0}
                    centered={ofForms}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const CELL = "px-1 py-[9px] first:pl-3 last:pr-3 sm:px-3 sm:first:pl-5 sm:last:pr-5";
/** The first column stays in view while the rest scrolls below it. */
const FIRST = "sticky left-0 bg-surface";

function HeadCell({ cell, isFirst, centered }: { cell: Tokens.TableCell; isFirst: boolean; centered: boolean }) {
  const className = clsx(
    CELL,
    "align-bottom text-sm leading-tight font-heavy text-ink-soft",
    isFirst && FIRST,
    centered && !isFirst ? "text-center" : "text-left",
  );
  const gender = GENDER_COLUMNS[cell.text];
  if (cell.text === "") return <td className={className}>&nbsp;</td>;
  return (
    <th scope="col" className={className}>
      {gender ? (
        <GenderChip
          gender={gender}
          size="sm"
          className="max-sm:flex-col max-sm:gap-0 max-sm:px-[6px]! max-sm:leading-[1.15]!"
        />
      ) : (
        <Cell cell={cell} />
      )}
    </th>
  );
}

interface BodyCellProps {
  cell: Tokens.TableCell;
  isHead: boolean;
  isFirst: boolean;
  centered: boolean;
}

function BodyCell({ cell, isHead, isFirst, centered }: BodyCellProps) {
  const Tag = isHead ? "th" : "td";
  return (
    <Tag
      scope={isHead ? "row" : undefined}
      className={clsx(
        CELL,
        "border-t-2 border-line",
        isHead ? "text-left font-strong text-ink-soft" : centered ? "text-center" : "text-left align-top",
        isFirst && FIRST,
      )}
    >
      <Cell cell={cell} />
    </Tag>
  );
}

function Cell({ cell }: { cell: Tokens.TableCell }) {
  return <MixedPieces pieces={cell.tokens.flatMap((token) => piecesOf(token))} commas />;
}

function captionOf(header: readonly Tokens.TableCell[]): string {
  const columns = header.map(({ tokens }) =>
    tokens
      .flatMap((token) => piecesOf(token))
      .map(({ text }) => text)
      .join(""),
  );
  return `Table: ${columns.filter(Boolean).join(", ")}`;
}

/** Whether the table is wider than its place: only then can it be reached with the keyboard. */
function useScrolls() {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const sizes = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  return { frame, scrolls };
}
