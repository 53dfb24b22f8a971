export interface InsertedText {
  text: string
  /** Where the cursor stands afterwards. */
  cursor: number
}

/** Puts `piece` where the cursor is, in place of what is marked. */
export function insertText(text: string, piece: string, mark: { start: number; end: number }): InsertedText {
  const start = Math.min(mark.start, text.length)
  const end = Math.max(start, Math.min(mark.end, text.length))
  return { text: text.slice(0, start) + piece + text.slice(end), cursor: start + piece.length }
}
