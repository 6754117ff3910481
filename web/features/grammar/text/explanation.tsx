import { Lexer, type Token, type Tokens } from "marked";
import { memo, type ReactNode, useMemo } from "react";
import { piecesOf, withoutLabel } from "#schema/rules/text-pieces.ts";
import { ExplanationTable } from "./explanation-table.tsx";
import { MixedPieces } from "./mixed-text.tsx";

/**
 * The explanation of a topic: paragraphs, lists and tables with bold and italics. The library only cuts the text into tokens; whatever
 * is no such token, raw HTML included, is shown as the text that it is.
 *
 * Each block is cut by itself, because React can pause between components: the whole text at once held a slow phone for 75 ms.
 */
export function Explanation({ markdown }: { markdown: string }) {
  const blocks = useMemo(() => blocksOf(markdown), [markdown]);
  return blocks.map(({ at, source }) => <Block key={at} source={source} />);
}

interface PlacedBlock {
  /** Its place among the blocks: its key. */
  at: number;
  source: string;
}

/** Blank lines stand between blocks and never within one: the content checks see to it. */
function blocksOf(markdown: string): PlacedBlock[] {
  return markdown.split(/\n\s*\n/).map((source, at) => ({ at, source }));
}

const Block = memo(function Block({ source }: { source: string }) {
  const [token] = new Lexer({ gfm: true }).lex(source);
  return token === undefined ? null : <TokenBlock token={token} />;
});

function TokenBlock({ token }: { token: Token }): ReactNode {
  if (token.type === "table") return <ExplanationTable table={token as Tokens.Table} />;
  if (token.type === "list") return <List list={token as Tokens.List} />;
  const { label, rest } = withoutLabel(piecesOf(token));
  return (
    <>
      {label === null ? null : <Label>{label}</Label>}
      {rest.length === 0 ? null : (
        <Paragraph>
          <MixedPieces pieces={rest} />
        </Paragraph>
      )}
    </>
  );
}

/** What a paragraph is about. */
export function Label({ children }: { children: ReactNode }) {
  return <h2 className="-mb-2 pt-2 text-lg">{children}</h2>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p className="max-w-reading">{children}</p>;
}

function List({ list }: { list: Tokens.List }) {
  const Tag = list.ordered ? "ol" : "ul";
  return (
    <Tag
      className={
        list.ordered
          ? "grid max-w-reading list-decimal gap-2 pl-5 marker:font-heavy"
          : "grid max-w-reading list-disc gap-2 pl-5 marker:text-ink-faint"
      }
    >
      {list.items.map((item) => (
        <li key={item.raw} className="pl-1">
          <MixedPieces pieces={item.tokens.flatMap((token) => piecesOf(token))} />
        </li>
      ))}
    </Tag>
  );
}
