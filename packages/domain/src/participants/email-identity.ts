/** Two spellings of an address belong to the same person when their identities are equal: trimmed, NFC, lower case. */
export function emailIdentity(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
