import { Volume2 } from "lucide-react";
import { IconButton } from "../ui/icon-button.tsx";
import { useGermanSpeech } from "./speech.ts";

/** Says `text` in German. Renders nothing where the browser has no German voice. `name` replaces a long text in the label. */
export function ListenButton({ text, name = text, className }: { text: string; name?: string; className?: string }) {
  const speak = useGermanSpeech();
  if (speak === null) return null;
  return (
    <IconButton label={`Listen: ${name}`} onClick={() => speak(text)} className={className}>
      <Volume2 />
    </IconButton>
  );
}
