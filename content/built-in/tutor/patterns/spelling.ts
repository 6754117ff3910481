/** Adjectives that are nouns or names, too. */
export const MAY_BE_A_NAME =
  /^(Deutsch|Englisch|Gut|Klein|Groß|Lang|Kurz|Jung|Weiß|Schwarz|Braun|Roth?|Neu|Alt|Stark|Reich|Fröhlich|Ernst|Rosa)/;

/** Address that may take a capital anywhere. */
export const POLITE =
  /^(Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|Ihnen|Du|Dich|Dir|Dein|Deine|Deinen|Deinem|Deiner|Euch|Euer|Eure|Euren|Eurem)$/;

/** Short forms of chats and goodbyes that no dictionary has. */
export const CHAT_WORDS = /^(?:tschau|tschüssi|tschö|haha\w*|hihi|hehe|lol|jep|hä|äh|ähm|hm+|kp|ka)$/;

/** Adverbs that learners write with a capital inside a sentence. */
export const ADVERBS_WITH_CAPITAL =
  /^(Heute|Gestern|Morgens|Abends|Immer|Gern|Gerne|Jetzt|Nicht|Sehr|Manchmal|Oft|Auch)$/;
