/** How often each figure is measured. */
export const runs = 5

export function spread(values) {
  const sorted = [...values].sort((one, other) => one - other)
  return { least: sorted[0], median: sorted[Math.floor(sorted.length / 2)], most: sorted.at(-1) }
}

/** What took longer than its target, both in milliseconds. */
export function slowerThan(name, limits, figures) {
  return Object.keys(limits)
    .filter((figure) => figures[figure] > limits[figure])
    .map((figure) => `${name}: ${figure} ${figures[figure]}`)
}
