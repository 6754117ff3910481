/** '1,204'. Without the formatters of Intl: the first that a page makes takes some 15 ms, on a slow phone 60. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
