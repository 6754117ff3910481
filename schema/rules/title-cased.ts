/** The slug of a category as a name: "word-order" → "Word Order". */
export function titleCased(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
