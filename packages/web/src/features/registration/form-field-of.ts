/** Names of the server's answer that no field of the form has. */
const elsewhere: Readonly<Record<string, string>> = {
  fullname: 'lastname',
  zipRestrictions: 'zip',
  teamPartnerWish: 'teamPartnerWishEmail',
  teamPartnerWishRegistrationData: 'partnerChoice',
}

/** The name the form has for a field of the wire. */
export function formFieldOf(field: string): string {
  return elsewhere[field] ?? field
}
