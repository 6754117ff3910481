import { InfoList, InfoPage, InfoSection } from "./info-page.tsx";

interface Source {
  authors: string;
  year: number;
  title: string;
  where: string;
}

const SPACING: readonly Source[] = [
  {
    authors: "Cepeda, N. J., Pashler, H., Vul, E., Wixted, J. T., & Rohrer, D.",
    year: 2006,
    title: "Distributed practice in verbal recall tasks: A review and quantitative synthesis",
    where: "Psychological Bulletin, 132(3), 354–380",
  },
];

const RETRIEVAL: readonly Source[] = [
  {
    authors: "Roediger, H. L., & Karpicke, J. D.",
    year: 2006,
    title: "Test-enhanced learning: Taking memory tests improves long-term retention",
    where: "Psychological Science, 17(3), 249–255",
  },
  {
    authors: "Karpicke, J. D., & Roediger, H. L.",
    year: 2008,
    title: "The critical importance of retrieval for learning",
    where: "Science, 319(5865), 966–968",
  },
];

const FEEDBACK: readonly Source[] = [
  {
    authors: "Pashler, H., Cepeda, N. J., Wixted, J. T., & Rohrer, D.",
    year: 2005,
    title: "When does feedback facilitate learning of words?",
    where: "Journal of Experimental Psychology: Learning, Memory, and Cognition, 31(1), 3–8",
  },
];

const ARTICLES: readonly Source[] = [
  {
    authors: "Arnon, I., & Ramscar, M.",
    year: 2012,
    title: "Granularity and the acquisition of grammatical gender: How order-of-acquisition affects what gets learned",
    where: "Cognition, 122(3), 292–305",
  },
];

const OVERVIEW: readonly Source[] = [
  {
    authors: "Dunlosky, J., Rawson, K. A., Marsh, E. J., Nathan, M. J., & Willingham, D. T.",
    year: 2013,
    title:
      "Improving students' learning with effective learning techniques: Promising directions from cognitive and educational psychology",
    where: "Psychological Science in the Public Interest, 14(1), 4–58",
  },
];

/** The page behind 'Backed by Science': what the claim means, its sources, and what it does not mean. */
export function Science() {
  return (
    <InfoPage
      title="Which science?"
      lead="'Backed by science' stands for four findings about how people learn. Here is each one, how this site uses it, and who found it. Wortpfad itself has not been studied."
    >
      <InfoSection title="Recalling beats rereading">
        <p>
          Learners who try to recall something remember it longer than learners who read it once more, even though
          reading feels easier. That is why every lesson ends with a quiz, and why the Double XP Challenge asks you to
          write the words down from memory, with nothing to choose from.
        </p>
        <Sources list={RETRIEVAL} />
      </InfoSection>
      <InfoSection title="Spacing beats cramming">
        <p>
          The same number of repetitions lasts longer when they are spread over several days. So lessons are short,
          streaks count days rather than minutes, and repeating the same lesson on the same day earns less and less XP.
        </p>
        <Sources list={SPACING} />
      </InfoSection>
      <InfoSection title="Mistakes need the right answer">
        <p>
          Being told only that an answer was wrong helps little; being shown the right one helps a lot. After a mistake
          you see the right answer immediately, with an example sentence or an explanation.
        </p>
        <Sources list={FEEDBACK} />
      </InfoSection>
      <InfoSection title="Nouns come with their articles">
        <p>
          In an experiment with an invented language, adults learned which article goes with a noun better when they
          first met the nouns in whole sentences, articles included, than when they first met bare nouns. Here every
          noun is taught with its article, and examples are whole sentences. Article and shape show the gender; the
          color helps but is never the only clue. Colors for <span lang="de">der, die</span> and{" "}
          <span lang="de">das</span> are an old classroom habit, and the evidence for color by itself is thin, so we
          claim no more than that.
        </p>
        <Sources list={ARTICLES} />
      </InfoSection>
      <InfoSection title="What it does not mean">
        <InfoList
          items={[
            "No method makes you fluent by itself. Most of it is still listening, reading and talking to people.",
            "Points, levels and leagues are there to bring you back tomorrow. They do not measure your German.",
            "The levels A1 to C2 follow the Common European Framework, but finishing one here does not earn you a certificate.",
          ]}
        />
      </InfoSection>
      <InfoSection title="Further reading">
        <p>A readable comparison of ten learning techniques, with practice testing and spaced practice at the top:</p>
        <Sources list={OVERVIEW} />
      </InfoSection>
    </InfoPage>
  );
}

function Sources({ list }: { list: readonly Source[] }) {
  return (
    <ul aria-label="Sources" className="grid gap-2 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
      {list.map(({ authors, year, title, where }) => (
        <li key={title}>
          {authors} ({year}). {title.endsWith("?") ? title : `${title}.`} <cite className="not-italic">{where}</cite>.
        </li>
      ))}
    </ul>
  );
}
