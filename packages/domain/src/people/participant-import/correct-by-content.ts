import { type CellKind, shareOf } from './cell-kinds.ts'
import { readGender } from './cells/read-gender.ts'
import type { HeaderGuess } from './header-words.ts'
import type { ImportField } from './import-fields.ts'

type Guesses = (HeaderGuess | undefined)[]

/**
 * Corrects header words that mislead: "Adresse" may hold only a number, "Vegetarisch" a whole answer. `columns` are the
 * filled cells.
 */
export function correctByContent(words: Guesses, columns: readonly string[][]): Guesses {
  const guesses = words.map((guess, column) =>
    column === 0 && guess?.field === 'streetNr' && isCounter(columns[column] ?? []) ? undefined : guess,
  )
  const both = (one: ImportField, other: ImportField) =>
    [one, other].every((field) => guesses.some((guess) => guess?.field === field))
  const [streetIsSplit, townIsSplit] = [both('street', 'streetNr'), both('zip', 'cityName')]
  const typedEmail = typedBeside(guesses, columns)
  return guesses.map((guess, column) => {
    const cells = columns[column] ?? []
    if (typedEmail && guess?.field === 'email')
      return { ...guess, field: column === typedEmail.column ? 'email' : 'ignore' }
    if (column === typedEmail?.column) return { field: 'email', weight: typedEmail.weight }
    if (!guess || cells.length === 0) return guess
    return { ...guess, field: corrected(guess.field, cells, streetIsSplit, townIsSplit) }
  })
}

/** A form that asks nobody to log in fills its own address column with one word; the addresses are in the one that people typed into. */
function typedBeside(guesses: Guesses, columns: readonly string[][]): { column: number; weight: number } | undefined {
  const holdsAddresses = (column: number) => shareOf(columns[column] ?? [], 'email') >= 0.5
  const named = guesses.findIndex((guess) => guess?.field === 'email')
  if (named < 0 || (columns[named] ?? []).length === 0 || holdsAddresses(named)) return undefined
  const column = columns.findIndex((_, other) => other !== named && holdsAddresses(other))
  return column < 0 ? undefined : { column, weight: guesses[named]?.weight ?? 0 }
}

/** 1, 2, 3 … in the first column numbers the rows, not the houses. */
function isCounter(cells: readonly string[]): boolean {
  return cells.length > 2 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)
}

/** Where two columns share an address between them the words are right: "1234 AB" is then a Dutch zip, "Allee 2" a street. */
function corrected(
  field: ImportField,
  cells: readonly string[],
  streetIsSplit: boolean,
  townIsSplit: boolean,
): ImportField {
  const mostly = (kind: CellKind) => shareOf(cells, kind) >= 0.5
  switch (field) {
    case 'street':
    case 'streetNr':
      return !streetIsSplit && mostly('streetWithNr') ? 'streetWithNr' : field
    case 'streetWithNr':
      return mostly('houseNumber') ? 'streetNr' : field
    case 'cityName':
    case 'zip':
    case 'zipWithCity':
      if (townIsSplit) return field
      if (mostly('zipWithCity')) return 'zipWithCity'
      if (mostly('zip')) return 'zip'
      return mostly('word') ? 'cityName' : field
    case 'vegetarian':
    case 'vegan':
    case 'lactose':
    case 'gluten':
      return mostly('yesOrNo') ? field : 'diets'
    case 'gender':
      // "Hallo Mia" for a mail merge.
      return cells.some((cell) => readGender(cell) !== undefined) ? field : 'ignore'
    case 'languageCode':
      // The languages that people speak, not one for their mails.
      return mostly('severalLanguages') ? 'ignore' : field
    default:
      return field
  }
}
