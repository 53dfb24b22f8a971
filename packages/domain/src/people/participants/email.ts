const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
const topLevel = /^\p{L}[\p{L}\p{N}-]+$/u

/** Whether only a mail server with SMTPUTF8 accepts it: it has a letter outside ASCII before the `@`. */
export function needsSmtpUtf8(email: string): boolean {
  return /[^\x20-\x7e]/.test(email.slice(0, email.lastIndexOf('@')))
}

/** A single plain address: no display name, quotes, comments or lists, which could add recipients to a mail. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const atSign = text.lastIndexOf('@')
  const [local, labels] = [text.slice(0, atSign), text.slice(atSign + 1).split('.')]
  if (atSign < 1 || local.length > 64 || !localPart.test(local) || labels.length < 2) return false
  return labels.every((label) => label.length <= 63 && domainLabel.test(label)) && topLevel.test(labels.at(-1) ?? '')
}

/** Two spellings of an address belong to the same person when their identities are equal: trimmed, NFC, lower case. */
export function emailIdentity(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
