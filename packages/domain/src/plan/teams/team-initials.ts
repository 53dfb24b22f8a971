type Named = { id: string; firstnamePart: string; lastname: string }

const mostInitials = 3

/**
 * Up to three letters that stand for a team on the map: the first letter of each member's first name, the host's first; a
 * team of one has the letters of its first and last name. Characters that are no letters are skipped.
 */
export function teamInitials(members: readonly Named[], hostId: string | undefined): string {
  const ordered = members.toSorted((first, second) => Number(second.id === hostId) - Number(first.id === hostId))
  const [only] = ordered
  const names =
    only && ordered.length === 1
      ? [only.firstnamePart, only.lastname]
      : ordered.map(({ firstnamePart, lastname }) => (firstLetter(firstnamePart) ? firstnamePart : lastname))
  return names.map(firstLetter).slice(0, mostInitials).join('')
}

/** With the accents written after it; capitalised where that stays one letter. */
function firstLetter(name: string): string {
  const letter = /\p{L}\p{M}*/u.exec(name.normalize('NFC'))?.[0] ?? ''
  const capital = letter.toUpperCase()
  return [...capital].length === [...letter].length ? capital : letter
}
