/** Runs an action for each item, with at most `atOnce` running at the same time. */
export async function each<T>(items: readonly T[], atOnce: number, action: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  async function work(): Promise<void> {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await action(item);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
