import { Fragment } from "react";
import { PICTURED_BLOCKS, slot } from "#schema/terms/page-slots.ts";
import { PageSection } from "../../../ui/page-section.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { Label, Paragraph } from "../text/explanation.tsx";
import { TitleTerm } from "../text/topic-title.tsx";
import { TopicLayout } from "./topic-layout.tsx";

/** A topic as its page shows it before any script runs: the Worker fills in what is read first (worker/pages/first-picture.ts). */
export function TopicPicture() {
  return (
    <TopicLayout
      labels={{ level: slot("level"), category: slot("category"), locked: false }}
      title={
        <span className="hyphenate">
          {slot("title")}
          <PageSection name="term">
            <TitleTerm>{slot("term")}</TitleTerm>
          </PageSection>
        </span>
      }
      summary={slot("summary")}
      explanation={
        <>
          {Array.from({ length: PICTURED_BLOCKS }, (_, at) => (
            <Fragment key={at}>
              <PageSection name={`label-${at}`}>
                <Label>{slot(`label-${at}`)}</Label>
              </PageSection>
              <PageSection name={`text-${at}`}>
                <Paragraph>{slot(`text-${at}`)}</Paragraph>
              </PageSection>
            </Fragment>
          ))}
          <Loading label="Loading topic...">
            <SkeletonText lines={4} className="max-w-reading" />
          </Loading>
        </>
      }
    />
  );
}
