import { useState } from "react";
import { TRIAL_OPENER } from "#content/built-in/trial-chat.ts";
import { bubbleTool, ReplyBox } from "../../chat-kit/reply-box.tsx";

/** The tutor's first line as it looks in the transcript, which replaces it. */
export function FirstLine() {
  const [translated, setTranslated] = useState(false);
  return (
    <div className="grid justify-items-start gap-1 p-4 md:p-5">
      <ReplyBox lang="de">{TRIAL_OPENER.text}</ReplyBox>
      {translated ? <p className="max-w-[580px] pl-1 text-sm text-ink-soft">{TRIAL_OPENER.translation}</p> : null}
      <button
        type="button"
        aria-expanded={translated}
        onClick={() => setTranslated(!translated)}
        className={bubbleTool}
      >
        {translated ? "Hide translation" : "Translate"}
      </button>
    </div>
  );
}
