import { clsx } from "clsx";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { MAX_SEARCH_CHARS } from "../../lib/typed-search.ts";
import { Field } from "../../ui/field.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { FIRST_LEVEL, PARTS_OF_SPEECH, type WordFilters } from "./address.ts";

const ALL = "all";

export interface FiltersProps {
  isLearner: boolean;
  typed: string;
  onType: (text: string) => void;
  filters: WordFilters;
  onFilter: (filters: WordFilters) => void;
  /** Null while they are not known. A visitor's words have none. */
  categories: readonly string[] | null;
  /** They could not be fetched. */
  categoriesFailed: boolean;
  onRetryCategories: () => void;
}

/** What the list shows and the practices ask: the search narrows the list alone. */
export function Filters(props: FiltersProps) {
  const { isLearner, typed, onType, filters, onFilter, categories, categoriesFailed, onRetryCategories } = props;
  // While one types on a phone, what is found should be in view: a filter that is not used makes room.
  const unused = (filter: unknown) => (typed !== "" && filter === undefined ? "max-md:hidden" : "");
  return (
    <div
      className={clsx(
        "grid grid-cols-2 items-start gap-3",
        isLearner ? "md:grid-cols-[1.65fr_1fr_1fr_1.3fr] lg:grid-cols-[2fr_1fr_1fr_1fr]" : "md:grid-cols-[2fr_1fr_1fr]",
      )}
    >
      <SearchField
        label="Search"
        of="Words"
        maxLength={MAX_SEARCH_CHARS}
        value={typed}
        onChange={onType}
        className="col-span-2 min-w-0 md:col-span-1"
      />
      <Field label="Level" className={unused(filters.level)}>
        {isLearner ? (
          <Select<CefrLevel | typeof ALL>
            value={filters.level ?? ALL}
            options={[
              { value: ALL, label: "All levels" },
              ...CEFR_LEVELS.map((level) => ({ value: level, label: level })),
            ]}
            onValueChange={(level) => onFilter({ ...filters, level: level === ALL ? undefined : level })}
          />
        ) : (
          <Select
            value={filters.level ?? FIRST_LEVEL}
            options={CEFR_LEVELS.map((level) => ({
              value: level,
              label: level === FIRST_LEVEL ? level : `${level}, locked`,
            }))}
            onValueChange={(level) => onFilter({ ...filters, level: level === FIRST_LEVEL ? undefined : level })}
          />
        )}
      </Field>
      <Field label="Part of speech" className={unused(filters.partOfSpeech)}>
        <Select<PartOfSpeech | typeof ALL>
          value={filters.partOfSpeech ?? ALL}
          options={[{ value: ALL, label: "All words" }, ...PART_OPTIONS]}
          onValueChange={(part) => onFilter({ ...filters, partOfSpeech: part === ALL ? undefined : part })}
        />
      </Field>
      {isLearner ? (
        <Field
          label="Category"
          className={clsx("col-span-2 md:col-span-1", unused(filters.category))}
          error={categoriesFailed ? "Failed to fetch categories" : undefined}
        >
          <Select
            value={filters.category ?? ""}
            options={[{ value: "", label: "All categories" }, ...categoryOptions(categories, filters.category)]}
            onValueChange={(category) => onFilter({ ...filters, category: category === "" ? undefined : category })}
          />
          {categoriesFailed ? (
            <button
              type="button"
              onClick={onRetryCategories}
              className="min-h-target justify-self-start text-sm font-strong underline"
            >
              Try Again
            </button>
          ) : null}
        </Field>
      ) : null}
    </div>
  );
}

const PART_OPTIONS = (Object.keys(PARTS_OF_SPEECH) as PartOfSpeech[]).map((part) => ({
  value: part,
  label: PARTS_OF_SPEECH[part],
}));

/** The one of the address is there even if no word of the learner's is in it. */
function categoryOptions(categories: readonly string[] | null, chosen: string | undefined) {
  const known = categories ?? [];
  const all = chosen !== undefined && !known.includes(chosen) ? [chosen, ...known] : known;
  return all.map((category) => ({ value: category, label: category }));
}
