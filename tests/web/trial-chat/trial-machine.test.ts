import { describe, expect, it } from "vitest";
import { TRIAL_DEFAULT, TRIAL_OPENER } from "#content/built-in/trial-chat.ts";
import { makeTrialChat, makeTrialTurn } from "#tests/support/web/make-trial-chat.ts";
import {
  canChoose,
  isUsedUp,
  NEW_TRIAL,
  saidIn,
  type TrialEvent,
  type TrialState,
  trialReducer,
  unanswered,
} from "#web/features/trial-chat/trial-machine.ts";

const ID = "6f1c1f0e-3a55-4c35-9b1e-0d6a5f1b2c3d";
const MESSAGE = { clientMessageId: ID, content: "Ich komme aus Kanada." };

function after(...events: TrialEvent[]): TrialState {
  return events.reduce(trialReducer, NEW_TRIAL);
}

const BEGUN: TrialEvent = { type: "begun", chat: makeTrialChat() };
const SENDING: TrialEvent = { type: "sending", message: MESSAGE };

describe("a trial chat in the browser", () => {
  it("starts with the choice that the landing page shows, and nothing said", () => {
    expect(NEW_TRIAL.choice).toEqual({ topic: TRIAL_DEFAULT.category, level: TRIAL_DEFAULT.level });
    expect(saidIn(NEW_TRIAL)).toEqual([]);
    expect(canChoose(NEW_TRIAL)).toBe(true);
  });

  it("shows a choice at once and takes it back when it could not be made", () => {
    const choosing = after(BEGUN, { type: "choosing", choice: { topic: "food", level: "B1" } });
    expect(choosing).toMatchObject({ choice: { topic: "food", level: "B1" }, choosing: true });
    const failed = trialReducer(choosing, { type: "not chosen", problem: "You're offline." });
    expect(failed).toMatchObject({ choice: NEW_TRIAL.choice, choosing: false, choiceProblem: "You're offline." });
  });

  it("leaves no choice once something is said or on its way", () => {
    expect(canChoose(after(BEGUN))).toBe(true);
    expect(canChoose(after(SENDING))).toBe(false);
    expect(canChoose(after(BEGUN, SENDING, { type: "answered", ...makeTrialTurn(MESSAGE) }))).toBe(false);
  });

  it("shows a message once: on its way, then as the server has it", () => {
    const turn = makeTrialTurn(MESSAGE);
    const sending = after(BEGUN, SENDING);
    expect(sending.outgoing).toEqual({ ...MESSAGE, status: "sending", problem: null });
    const answered = trialReducer(sending, { type: "answered", ...turn });
    expect(answered).toMatchObject({ outgoing: null, heard: turn.assistantMessage.id, chat: { messagesLeft: 4 } });
    expect(saidIn(answered).map(({ content }) => content)).toEqual([
      TRIAL_OPENER.text,
      MESSAGE.content,
      turn.assistantMessage.content,
    ]);
  });

  it("shows a message once when the server has it already and it is asked for again", () => {
    const turn = makeTrialTurn(MESSAGE);
    const chat = { ...makeTrialChat(), messages: [...makeTrialChat().messages, turn.userMessage], messagesLeft: 4 };
    const restored = after({ type: "restored", chat, outgoing: null });
    expect(unanswered(restored.chat)).toEqual(turn.userMessage);
    const asked = trialReducer(restored, SENDING);
    expect(saidIn(asked)).toHaveLength(1);
    expect(saidIn(trialReducer(asked, { type: "answered", ...turn }))).toHaveLength(3);
  });

  it("keeps what could not be sent, with the reason, until it is taken back", () => {
    const failed = after(BEGUN, SENDING, { type: "not sent", problem: "Too many" });
    expect(failed.outgoing).toEqual({ ...MESSAGE, status: "failed", problem: "Too many" });
    expect(trialReducer(failed, { type: "taken back" }).outgoing).toBeNull();
  });

  it("is used up when the last message has its reply, not before", () => {
    const last = { ...makeTrialTurn(MESSAGE), messagesLeft: 0 };
    const chat = { ...makeTrialChat(), messagesLeft: 1 };
    const sending = after({ type: "begun", chat }, SENDING);
    expect(isUsedUp(sending)).toBe(false);
    expect(isUsedUp(trialReducer(sending, { type: "answered", ...last }))).toBe(true);
    expect(isUsedUp(after({ type: "restored", chat: { ...chat, messagesLeft: 0 }, outgoing: null }))).toBe(true);
  });
});
