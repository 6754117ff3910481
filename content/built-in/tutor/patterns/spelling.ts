/** Adjectives that are nouns or names, too. */
export const MAY_BE_A_NAME =
  /^(Deutsch|Englisch|Gut|Klein|Groß|Lang|Kurz|Jung|Weiß|Schwarz|Braun|Roth?|Neu|Alt|Stark|Reich|Fröhlich|Ernst|Rosa)/;

/** Address that may take a capital anywhere. */
export const POLITE =
  /^(Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|Ihnen|Du|Dich|Dir|Dein|Deine|Deinen|Deinem|Deiner|Euch|Euer|Eure|Euren|Eurem)$/;
