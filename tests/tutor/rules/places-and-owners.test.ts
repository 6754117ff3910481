import { describeRules } from "./corrections.ts";

describeRules("going somewhere and being there", {
  catches: [
    ["Ich bin gestern zu Hause gegangen.", "Ich bin gestern nach Hause gegangen."],
    ["Wann gehst du heute zu Hause?", "Wann gehst du heute nach Hause?"],
    ["Ich gehe jetzt zuhause.", "Ich gehe jetzt nach Hause."],
    ["Ich bin nach Hause geblieben.", "Ich bin zu Hause geblieben."],
    ["Meine Schwester lebt in die Türkei.", "Meine Schwester lebt in der Türkei."],
    ["Wir fahren im Sommer in der Türkei.", "Wir fahren im Sommer in die Türkei."],
    ["Ich fliege morgen in der Schweiz.", "Ich fliege morgen in die Schweiz."],
    ["Mein Bruder arbeitet nach München.", "Mein Bruder arbeitet in München."],
    ["Im August fliege ich in Spanien.", "Im August fliege ich nach Spanien."],
    ["Wir fahren morgen zu Berlin.", "Wir fahren morgen nach Berlin."],
    ["Wir ziehen nächstes Jahr in einer größeren Wohnung.", "Wir ziehen nächstes Jahr in eine größere Wohnung."],
  ],
  leaves: [
    "Zu Hause gehe ich gleich ins Bett.",
    "Ich gehe zu Hause immer früh schlafen.",
    "Er geht zu Hause die Treppe hoch.",
    "Es geht ihm zu Hause besser.",
    "Wir fahren in der Türkei viel mit dem Bus.",
    "Ich fahre in der Schweiz immer langsam.",
    "Er ist in die Schweiz gezogen.",
    "Wir fahren in Berlin oft Fahrrad.",
    "Ich bin nach Hause gekommen.",
  ],
});

describeRules("prepositions with an article of another number", {
  catches: [
    ["Nach den Essen gehen wir spazieren.", "Nach dem Essen gehen wir spazieren."],
    ["Nach den Frühstück gehe ich los.", "Nach dem Frühstück gehe ich los."],
    ["Vor das Konzert haben wir gegessen.", "Vor dem Konzert haben wir gegessen."],
  ],
  leaves: [
    "Nach den Ferien fahren wir los.",
    "Mit den Zimmern sind wir zufrieden.",
    "Er stellt den Stuhl vor das Fenster.",
    "Nach den beiden Treffen war ich müde.",
    "Er arbeitet in die Nacht hinein.",
    "Ich sehe mir der Reihe nach alle Bilder an.",
  ],
});

describeRules("whose something is", {
  catches: [
    ["Die Wohnung meine Eltern ist groß.", "Die Wohnung meiner Eltern ist groß."],
    ["Das Auto mein Vater ist neu.", "Das Auto meines Vaters ist neu."],
    ["Der Geschmack diese Suppe ist komisch.", "Der Geschmack dieser Suppe ist komisch."],
    ["Das ist das Auto meine Mutter.", "Das ist das Auto meiner Mutter."],
    ["Ich mag die Musik diese Band.", "Ich mag die Musik dieser Band."],
  ],
  leaves: [
    "Die Wohnung meine ich nicht.",
    "Jetzt hat das Auto mein Vater.",
    "Am Montag hat der Arzt meine Mutter untersucht.",
    "Heute besucht die Lehrerin meine Eltern.",
    "Ich weiß, dass die Wohnung meine Eltern bezahlen.",
  ],
});

describeRules("prepositions that a verb chooses", {
  catches: [
    ["Ich nehme an den Kurs teil.", "Ich nehme am Kurs teil."],
    ["Passt du für die Kinder auf?", "Passt du auf die Kinder auf?"],
    ["Er denkt immer von seiner Familie.", "Er denkt immer an seine Familie."],
    ["Worauf denkst du?", "Woran denkst du?"],
    ["Ich habe mich in ihm verliebt.", "Ich habe mich in ihn verliebt."],
    ["Wir warten schon lange auf dir.", "Wir warten schon lange auf dich."],
  ],
  leaves: [
    "Er denkt von dir nur Gutes.",
    "Ich denke über dich nach.",
    "Ich kümmere mich für dich um alles.",
    "Ich nehme an, dass er kommt.",
    "Ich habe Angst um dich.",
  ],
});

describeRules("capitals of fixed phrases", {
  catches: [
    ["Im großen und ganzen war es gut.", "Im Großen und Ganzen war es gut."],
    ["Das beste, was ich gesehen habe, war der Dom.", "Das Beste, was ich gesehen habe, war der Dom."],
  ],
  leaves: ["Das beste Essen gibt es hier.", "Die großen und kleinen Kinder spielen."],
});
