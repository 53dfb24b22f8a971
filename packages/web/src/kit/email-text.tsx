/** An address for a narrow place: too long for one line, it is broken after the @ and not in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  const domain = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  )
}
