interface ReadRows {
  /** Rows that have to be corrected first. */
  numBroken: number
  /** Rows of people who take part already. */
  numKnown: number
}

/** Why there is nothing to import; what can be corrected comes first. */
export function nothingToImport({ numBroken, numKnown }: ReadRows) {
  if (numBroken > 0) return 'onlyBroken'
  return numKnown > 0 ? 'onlyKnown' : 'nothing'
}
