/** An address for a narrow place: too long for one line, it is broken after the @ or the last dot, not in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  const [, user, host, end] = /^(.*@)?(.*\.)?(.*)$/.exec(email) ?? []
  return (
    <>
      {user}
      <wbr />
      {host}
      <wbr />
      {end}
    </>
  )
}
