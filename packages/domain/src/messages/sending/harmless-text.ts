// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const controls = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/gu
/** What a mail program would make a link of, or could be read as one: `//`, `www.`, `name@host`, `host.tld`. */
const linkLike = /:\/\/|^www\.|@|[\p{L}\p{N}][.。．｡][\p{L}\p{N}-]*\p{L}{2,}|[\p{L}\p{N}]\/|[\\<>[\](){}]/iu

/**
 * Makes typed text safe for a mail to an unproven address: one line without addresses and control characters, at most
 * `max` code points; '' when nothing is left. Otherwise strangers could mail their own texts through us.
 */
export function harmlessText(text: string, max: number): string {
  const words = text
    .replace(controls, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !linkLike.test(word))
  const points = [...words.join(' ')]
  if (points.length <= max) return points.join('')
  return `${points
    .slice(0, max - 1)
    .join('')
    .trim()}…`
}

/** For titles and names typed by others, in every mail to an address that its owner has not confirmed. */
export function textForStrangers(typed: string): string {
  return harmlessText(typed, 40)
}
