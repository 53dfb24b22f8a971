/** React writes the elements that belong into the head before everything else; here they are told apart from the page. */
export function splitHead(rendered: string): { head: string; html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(rendered)?.[0] ?? ''
  return { head, html: rendered.slice(head.length) }
}
