import type { ReactNode } from "react";
import type { Chapter } from "#schema/api/curriculum.ts";
import { CEFR_LEVELS, CEFR_TITLES, type CefrLevel } from "#schema/terms/cefr.ts";
import { isUnauthorized, withOfflineHint } from "../../lib/api-error.ts";
import { CURRICULUM_ID } from "../../lib/home-level.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ReloadButton } from "../../ui/reload-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ChapterCard } from "./chapter-card.tsx";
import type { LearningPathData } from "./use-learning-path.ts";
import type { OpenChapters } from "./use-open-chapters.ts";

export interface CurriculumProps {
  level: CefrLevel;
  onLevelChange: (level: CefrLevel) => void;
  data: LearningPathData;
  openChapters: OpenChapters;
}

/** The levels as tabs, with the chapters of the selected one. */
export function Curriculum({ level, onLevelChange, data, openChapters }: CurriculumProps) {
  return (
    <section id={CURRICULUM_ID} aria-labelledby="curriculum-title" className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="curriculum-title">Curriculum</h2>
        <p className="text-ink-soft">
          <b>{level}</b> {CEFR_TITLES[level]}
        </p>
      </div>
      <Tabs
        value={level}
        onValueChange={(value) => onLevelChange(CEFR_LEVELS.find((known) => known === value) ?? level)}
        className="grid gap-4"
      >
        <TabList label="Level" layout="levels">
          {CEFR_LEVELS.map((name) => (
            <Tab key={name} value={name} title={CEFR_TITLES[name]}>
              {name}
            </Tab>
          ))}
        </TabList>
        {CEFR_LEVELS.map((name) => (
          <TabPanel key={name} value={name}>
            {name === level ? <Chapters level={level} data={data} openChapters={openChapters} /> : null}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}

function Chapters({ level, data, openChapters }: Omit<CurriculumProps, "onLevelChange">): ReactNode {
  const { chapters } = data;
  if (chapters.data && chapters.data.length > 0) {
    return <ChapterList chapters={chapters.data} data={data} openChapters={openChapters} />;
  }
  if (chapters.data) return <NoCurriculum level={level} data={data} />;
  if (chapters.isError)
    return <CurriculumError onRetry={() => void chapters.refetch()} retrying={chapters.isFetching} />;
  return <ChaptersLoading />;
}

interface ChapterListProps extends Pick<CurriculumProps, "data" | "openChapters"> {
  chapters: readonly Chapter[];
}

function ChapterList({ chapters, data, openChapters }: ChapterListProps) {
  return (
    <div className="grid gap-3">
      {chapters.map((chapter) => (
        <ChapterCard
          key={chapter.id}
          chapter={chapter}
          levelProgress={data.levelProgress.data}
          homeIsFetching={data.homeIsFetching}
          open={openChapters.isOpen(chapter.id)}
          onOpenChange={(open) => openChapters.setOpen(chapter.id, open)}
        />
      ))}
    </div>
  );
}

function NoCurriculum({ level, data }: Pick<CurriculumProps, "level" | "data">) {
  async function refresh(): Promise<void> {
    const { error } = await data.refetchHome();
    if (!error || isUnauthorized(error)) return;
    const description = withOfflineHint(error, "Failed to load the curriculum. Please try again.");
    toast({ variant: "destructive", title: "Error", description });
  }
  return (
    <EmptyState
      title="No Curriculum Available"
      text={`The curriculum for ${level} is being set up. Please check back in a moment.`}
      action={
        <Button variant="primary" disabled={data.homeIsFetching} onClick={() => void refresh()}>
          {data.homeIsFetching ? "Refreshing..." : "Refresh"}
        </Button>
      }
    />
  );
}

function CurriculumError({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Card role="alert" className="grid justify-items-start gap-4">
      <h3>Unable to Load Curriculum</h3>
      <p className="text-ink-soft">
        We're having trouble loading the learning chapters. This might be a temporary issue with the server.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onRetry} disabled={retrying}>
          {retrying ? "Trying..." : "Try Again"}
        </Button>
        <ReloadButton>Reload Page</ReloadButton>
      </div>
    </Card>
  );
}

function ChaptersLoading() {
  return (
    <Loading label="Loading chapters..." className="grid gap-3">
      <Skeleton className="h-[440px] rounded-card" />
      {["b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-[80px] rounded-card" />
      ))}
    </Loading>
  );
}
