import { folded } from '../cells/tidy-cell.ts'

const joint = '; '

/** The note with one more text at its end. */
export function withNote(note: string, text: string): string {
  return note === '' ? text : `${note}${joint}${text}`
}

/** The note without a text that `withNote` added, and whatever was written around it since. */
export function withoutNote(note: string, text: string): string {
  if (!holdsNote(note, text)) return note
  if (note === text) return ''
  if (note.endsWith(joint + text)) return note.slice(0, -(joint + text).length)
  return note.startsWith(text + joint)
    ? note.slice((text + joint).length)
    : note.replace(joint + text + joint, () => joint)
}

/** Whether the text is in the note as `withNote` puts it there. */
export function holdsNote(note: string, text: string): boolean {
  return `${joint}${note}${joint}`.includes(`${joint}${text}${joint}`)
}

/** Whether the note contains the text already, in any place and with any punctuation. */
export function saysAlready(note: string, text: string): boolean {
  return ` ${folded(note)} `.includes(` ${folded(text)} `)
}
