import { expect, it } from "vitest";
import { neededSets, neededWords } from "#worker/tutor/german/rules/needed-words.ts";

it.each([
  ["_(?:warte|wartet) (?<x>für) den_", ["warte", "wartet"]],
  ["_[Mm]it (?<x>Zug|Bus)_", ["it "]],
  ["_(?:sehr )?Hunger_", ["Hunger"]],
  ["_(?<x>ist|sind) es_(?! gut)", ["ist", "sind"]],
  ["_\\d+ Jahre?_", [" Jahr"]],
  ["a|b", []],
  ["_(?<!nicht )(?<=sehr )[Gg]erne?_", ["ern"]],
  ["_\\.(?:Bahn{2}|Zug+)_", ["Bah", "Zug"]],
  ["_(?:(?:gehe|fahre)|laufe)_", []],
])("%s needs %j", (pattern, words) => {
  expect(neededWords(pattern)).toEqual(words);
});

it.each([
  ["_(?:bin|ist)(?: heute)? (?<x>in (?<n>Kino|Park))_(?! und)", [["bin", "ist"], [" "], ["in "], ["Kino", "Park"]]],
  ["_(?:sehr )?Hunger_", [["Hunger"]]],
  ["a|b", []],
  ["_(ist(?: (?:sehr|zu))? (?:groß|klein))(?=\\s)_", [["ist"], [" "], ["groß", "klein"]]],
])("%s needs one of each of %j", (pattern, sets) => {
  expect(neededSets(pattern)).toEqual(sets);
});
