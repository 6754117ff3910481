/** The topic "Nouns: gender and der, die, das" of the grammar library, to which a mistake in a gender leads. */
export const GENDER_TOPIC_ID = 107;
