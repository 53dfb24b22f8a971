/** `Olga Maria Organ` -> `OO`, `Mira` -> `M`; letters only, at most two. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/[\s,;/&+]+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
  return [...new Set([0, letters.length - 1])].map((at) => letters[at]?.toLocaleUpperCase() ?? '').join('')
}
