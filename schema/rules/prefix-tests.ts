/**
 * The verb-prefix test to take next: the first one that was not passed; when all are, the one that was taken longest ago. `passed` holds when
 * each passed test was taken last. Null when there are no tests.
 */
export function nextPrefixTest<Test extends { id: number }>(
  tests: readonly Test[],
  passed: ReadonlyMap<number, Date>,
): Test | null {
  const open = tests.find(({ id }) => !passed.has(id));
  const takenAt = ({ id }: Test) => passed.get(id)?.getTime() ?? 0;
  return open ?? tests.toSorted((one, other) => takenAt(one) - takenAt(other))[0] ?? null;
}
