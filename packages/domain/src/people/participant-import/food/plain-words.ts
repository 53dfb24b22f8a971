/** Letters as compared here: without accents, `ä` like `ae` and `a`, `ß` like `ss`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+|['’`´]/gu, '')
    .replace(/([aou])e/g, '$1')
}

/** Doubled letters count once: "Alergie", "Pillze". */
export function squeezed(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1')
}

/** Whether at most `limit` letters are wrong, missing, extra or swapped with their neighbour. */
export function isNearly(word: string, otherWord: string, limit: number): boolean {
  if (Math.abs(word.length - otherWord.length) > limit) return false
  let [before, last]: [number[], number[]] = [[], Array.from({ length: otherWord.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= word.length; row++) {
    const next = [row]
    for (let at = 1; at <= otherWord.length; at++) {
      const change = word[row - 1] === otherWord[at - 1] ? 0 : 1
      let cost = Math.min((next[at - 1] ?? 0) + 1, (last[at] ?? 0) + 1, (last[at - 1] ?? 0) + change)
      const isSwapped = row > 1 && at > 1 && word[row - 1] === otherWord[at - 2] && word[row - 2] === otherWord[at - 1]
      if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      next.push(cost)
    }
    ;[before, last] = [last, next]
  }
  return (last[otherWord.length] ?? 0) <= limit
}
