/** How a length changes from one plan to another, for a sentence: by how many whole per cent it gets shorter or longer. */
export type FigureChange = { kind: 'shorter' | 'longer'; percent: number } | { kind: 'same' }

/** What does not show in the lengths as people read them is no change. */
const smallestMetres = 10

export function figureChange(before: number, after: number): FigureChange {
  const difference = after - before
  if (Math.abs(difference) < smallestMetres || before <= 0) return { kind: 'same' }
  // Something that changed never reads "0 %".
  const percent = Math.max(1, Math.round((Math.abs(difference) / before) * 100))
  return { kind: difference < 0 ? 'shorter' : 'longer', percent }
}
