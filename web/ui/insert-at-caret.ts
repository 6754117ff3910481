export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Input types whose caret can be read and set. */
const CARET_TYPES = new Set(["text", "search", "url", "tel"]);

/** Whether this is a field that letters can be typed into. */
export function isTextField(target: unknown): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && CARET_TYPES.has(target.type);
}

/**
 * Sets the value through the prototype. React overrides the setter of the element itself: with that one, it would think
 * that it knows the value already and ignore the input event.
 */
function setNativeValue(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

/**
 * Types `text` at the caret (in place of the selection), focuses the field, moves the caret after the text and fires an
 * input event, as the keyboard would. A field that is disabled, read-only or full stays as it is.
 */
export function insertAtCaret(field: TextField, text: string): void {
  if (field.disabled || field.readOnly) return;
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  if (field.maxLength >= 0 && field.value.length - (end - start) + text.length > field.maxLength) return;
  field.focus();
  setNativeValue(field, field.value.slice(0, start) + text + field.value.slice(end));
  field.setSelectionRange(start + text.length, start + text.length);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text, inputType: "insertText" }));
}
