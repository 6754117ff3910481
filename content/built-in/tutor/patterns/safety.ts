/** What a language app talks about with nobody: sexual content, and anything sexual around minors above all; hate; how to hurt people. */
export const UNFIT = [
  /(?<!\p{L})(?:porno\p{L}*|nacktfotos?|nacktbilder?|sexchat|blowjob|orgasmus|masturb\p{L}*|fick(?:en|t|st|e)?|bumsen|vergewaltig\p{L}*|nudes?|horny|fuck(?:ing)? me|sex mit (?:dir|ihnen|mir)|sex with (?:you|me)|child porn\p{L}*|kinderporno\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:sex|nackt|naked|sexy)(?!\p{L})[^.!?]*(?<!\p{L})(?:kind(?:er|ern)?|minderjährig\p{L}*|schüler(?:in|innen)?|child(?:ren)?|minors?|kids?|1[0-7] jahre)(?!\p{L})/iu,
  /(?<!\p{L})(?:kind(?:er|ern)?|minderjährig\p{L}*|child(?:ren)?|minors?|kids?)(?!\p{L})[^.!?]*(?<!\p{L})(?:sex|nackt|naked|sexy)(?!\p{L})/iu,
  /(?<!\p{L})(?:heil hitler|sieg heil|judenschwein|vergast|untermensch(?:en)?|nigg(?:er|a)s?|kanak(?:e|en)|white power)(?!\p{L})/iu,
  /(?<!\p{L})(?:alle|all|die|the) (?:juden|muslime|ausländer|schwarzen|schwulen|flüchtlinge|jews|muslims|blacks|gays|immigrants)(?!\p{L})[^.!?]*(?<!\p{L})(?:töten|umbringen|vergasen|ausrotten|verrecken|kill|gas|die)(?!\p{L})/iu,
  /(?<!\p{L})(?:bombe bauen|baue? ich eine bombe|build a bomb|make a bomb|amoklauf (?:planen|machen))(?!\p{L})/iu,
];
