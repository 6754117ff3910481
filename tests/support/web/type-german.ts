import { fireEvent, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/**
 * Types a text into the field that has the focus, its umlauts with the umlaut keys. They come last: user-event keeps a value of its
 * own for a field, so the next key it types would drop a letter that an umlaut key has put in. Browsers do not.
 */
export async function typeGerman(user: UserEvent, text: string): Promise<void> {
  const letters = Array.from(text);
  await user.keyboard(letters.filter((letter) => !isUmlaut(letter)).join(""));
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error("No field has the focus");
  for (const [at, letter] of letters.entries()) {
    if (!isUmlaut(letter)) continue;
    field.setSelectionRange(at, at);
    const key = screen.getByRole("button", { name: letter.toLowerCase() });
    fireEvent.click(key, { shiftKey: letter !== letter.toLowerCase() });
  }
}

function isUmlaut(letter: string): boolean {
  return /[äöüß]/iu.test(letter);
}
