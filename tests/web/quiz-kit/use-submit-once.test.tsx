import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import { UnsavedNote } from "#web/quiz-kit/unsaved-note.tsx";
import { useSubmission } from "#web/quiz-kit/use-submit-once.ts";

interface ResultsProps {
  submit: (() => Promise<string>) | null;
  onError?: (error: unknown) => void;
}

function Results({ submit, onError }: ResultsProps) {
  const save = useSubmission({ attemptId: "attempt", submit, onError });
  if (save === null) return <p>Not submitted</p>;
  const { submission, retry } = save;
  if (submission.status === "failed") return <UnsavedNote onRetry={retry} />;
  return <p>{submission.status === "saved" ? submission.result : "Saving"}</p>;
}

describe("a finished quiz", () => {
  it("is submitted once, even where React runs effects twice, and not again when it renders again", async () => {
    const submit = vi.fn(async () => "saved");
    const { rerender } = render(<Results submit={submit} />, { wrapper: StrictMode });
    expect(await screen.findByText("saved")).toBeTruthy();
    rerender(<Results submit={submit} />);
    expect(submit).toHaveBeenCalledOnce();
  });

  it("of a visitor is not submitted, until there is somebody to save it for", async () => {
    const { rerender } = render(<Results submit={null} />);
    expect(screen.getByText("Not submitted")).toBeTruthy();
    rerender(<Results submit={async () => "saved"} />);
    expect(await screen.findByText("saved")).toBeTruthy();
  });

  it("says that it is not saved yet, and is submitted once more for every 'Try again'", async () => {
    const failure = new Error("offline");
    const submit = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    submit.mockResolvedValue("saved at last");
    const onError = vi.fn();
    render(<Results submit={submit} onError={onError} />);
    for (const tries of [1, 2]) {
      expect(await screen.findByText("Your result is not saved yet")).toBeTruthy();
      expect(submit).toHaveBeenCalledTimes(tries);
      await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    }
    expect(await screen.findByText("saved at last")).toBeTruthy();
    expect(onError.mock.calls).toEqual([[failure], [failure]]);
  });
});
