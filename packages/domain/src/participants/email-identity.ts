/** Two spellings of an address are the same person when their identities are equal: trimmed, NFC, lower case (reliability 2.4 #25). */
export function emailIdentity(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
