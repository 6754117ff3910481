/** They may stand between the verb and the participle of a short clause. */
export const BEFORE_A_PARTICIPLE =
  /^(ich|du|er|sie|wir|sehr|so|immer|heute|jetzt|auch|nicht|noch|schon|oft|gestern|total|ziemlich|etwas|ein|bisschen|zu|und|wirklich|ganz|echt|aber|leider)$/;
