import { clsx } from "clsx";
import { Fragment } from "react";
import { formParts, formsOf, plainForm, type ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { PERSON_LABELS, type Person, TENSE_NAMES, type Tense } from "#schema/terms/conjugation.ts";

export interface FormsTableProps {
  verb: ReferenceVerb;
  tense: Tense;
  persons: readonly Person[];
  /** The persons whose form was searched for. */
  found: readonly Person[];
  /** After the verb and the tense in the name of the table, where a tense has two. */
  part?: string;
  /** Whether another table continues it below on a phone, which then draws the line between the two. */
  continued?: boolean;
}

/** Forms of a verb in a tense, a row for each person, with their changed letters and endings marked. */
export function FormsTable({ verb, tense, persons, found, part, continued = false }: FormsTableProps) {
  const bottom = continued ? "sm:group-last/row:border-b-2" : "group-last/row:border-b-2";
  return (
    <table className="relative w-full table-fixed border-separate border-spacing-0">
      <caption className="sr-only">
        <span lang="de">{verb.infinitive}</span>, {TENSE_NAMES[tense]}
        {part === undefined ? null : `, ${part}`}
      </caption>
      <colgroup>
        <col className="w-[84px] sm:w-[34%]" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="p-0">
            <span className="sr-only">Person</span>
          </th>
          <th scope="col" className="p-0">
            <span className="sr-only">Form</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {persons.map((person) => (
          <tr key={person} className={clsx("group/row", found.includes(person) && "*:bg-accent-soft")}>
            <th
              scope="row"
              lang="de"
              className={clsx(
                "border-t-2 border-line px-[6px] py-[6px] text-left align-baseline text-sm font-body text-ink-soft",
                "sm:px-[10px]",
                bottom,
              )}
            >
              {PERSON_LABELS[person]}
            </th>
            <td
              className={clsx(
                "border-t-2 border-line px-[6px] py-[6px] align-baseline text-[1.125rem] leading-[1.35] font-[500]",
                "[overflow-wrap:anywhere] sm:px-[10px] sm:text-[1.1875rem]",
                bottom,
              )}
            >
              <span lang="de">
                <Cell cell={verb.tenses[tense].forms[person]} />
              </span>
              {found.includes(person) ? <span className="sr-only"> (what you searched)</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Forms that are equally right stand beside each other. Screen readers get them in one piece: they would stop at every mark. */
function Cell({ cell }: { cell: string }) {
  return formsOf(cell).map((form, place) => (
    <Fragment key={form}>
      {place === 0 ? null : <span className="text-ink-faint"> / </span>}
      <span className="sr-only">{plainForm(form)}</span>
      <span aria-hidden="true">
        <MarkedForm form={form} />
      </span>
    </Fragment>
  ));
}

/** A form with its changed letters underlined and its ending in bold. */
function MarkedForm({ form }: { form: string }) {
  let at = 0;
  return formParts(form).map(({ kind, text }) => {
    const key = at;
    at += text.length;
    if (kind === "changed") return <mark key={key}>{text}</mark>;
    return kind === "ending" ? <b key={key}>{text}</b> : text;
  });
}
