import { describeRules } from "./corrections.ts";

describeRules("prepositions that a word governs", {
  catches: [
    ["Ich beschäftige mich seit Jahren über diesem Thema.", "Ich beschäftige mich seit Jahren mit diesem Thema."],
    ["Wir müssen uns noch zu einen Termin einigen.", "Wir müssen uns noch auf einen Termin einigen."],
    ["Ich bin stolz für meine Tochter.", "Ich bin stolz auf meine Tochter."],
    ["Das hängt auf dem Wetter ab.", "Das hängt vom Wetter ab."],
    ["Er kümmert sich über seine Eltern.", "Er kümmert sich um seine Eltern."],
    ["Ich träume oft über Italien.", "Ich träume oft von Italien."],
    ["Meine Tochter ist allergisch für Nüsse.", "Meine Tochter ist allergisch gegen Nüsse."],
  ],
  leaves: [
    "Ich warte für dich am Bahnhof auf das Paket.",
    "Ich freue mich für dich, dass du die Prüfung bestanden hast.",
    "Ich träume oft auf Deutsch.",
    "Zu unserer Hochzeit haben wir uns sehr über die Karten gefreut.",
    "Er interessiert sich in letzter Zeit sehr für Politik.",
    "Wir haben uns in Paris verliebt.",
    "Sie träumte auf dem Sofa von einer Reise.",
    "Ich verzichte aus Überzeugung auf Fleisch.",
  ],
});
